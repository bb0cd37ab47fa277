extension Machine {
  /// The format of a machine's file as a JSON Schema (draft 2020-12), for editors that complete and check YAML by one.
  ///
  /// It says what an editor can know: names and kinds of values. That references lead somewhere only the reader can tell.
  package static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A state machine of a Phasebook knowledge base",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "phasebook": {"const": 1},
        "machine": {"$ref": "#/$defs/id"},
        "title": {"$ref": "#/$defs/text"},
        "summary": {"$ref": "#/$defs/text"},
        "platform": {"type": "string"},
        "source-of-truth": {"type": "array", "items": {"$ref": "#/$defs/url"}},
        "checked": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
        "versions": {
          "type": "object",
          "additionalProperties": false,
          "properties": {"scheme": {"type": "string"}, "order": {"type": "array", "items": {"$ref": "#/$defs/version"}}},
          "required": ["order"]
        },
        "variants": {"type": "object", "additionalProperties": {"$ref": "#/$defs/axis"}},
        "initial": {"$ref": "#/$defs/id"},
        "complete": {"type": "boolean"},
        "events": {
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/event"},
          "propertyNames": {"$ref": "#/$defs/id"}
        },
        "guards": {
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/guard"},
          "propertyNames": {"$ref": "#/$defs/id"}
        },
        "callbacks": {
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/callback"},
          "propertyNames": {"$ref": "#/$defs/id"}
        },
        "states": {"$ref": "#/$defs/states"},
        "not-states": {
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/text"},
          "propertyNames": {"$ref": "#/$defs/id"}
        },
        "transitions": {"type": "array", "items": {"$ref": "#/$defs/transition"}},
        "groups": {
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/group"},
          "propertyNames": {"$ref": "#/$defs/id"}
        },
        "properties": {"type": "array", "items": {"$ref": "#/$defs/property"}},
        "scenarios": {"type": "array", "items": {"$ref": "#/$defs/scenario"}},
        "diagram": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "direction": {"enum": ["TB", "LR"]},
            "hide": {"$ref": "#/$defs/ids"},
            "emphasise": {"$ref": "#/$defs/ids"}
          }
        },
        "sources": {"type": "object", "additionalProperties": {"$ref": "#/$defs/source"}}
      },
      "required": ["phasebook", "machine", "title", "initial", "states", "transitions"],
      "$defs": {
        "id": {
          "type": "string",
          "pattern": "^[a-z][a-z0-9-]*$",
          "description": "Small letters, digits and hyphens; never changed"
        },
        "ids": {
          "anyOf": [{"$ref": "#/$defs/id"}, {"type": "array", "items": {"$ref": "#/$defs/id"}}],
          "description": "One id, or a list of them"
        },
        "text": {
          "anyOf": [{"type": "string"}, {"type": "object", "additionalProperties": {"type": "string"}, "minProperties": 1}],
          "description": "A text for each language, or one in the source language"
        },
        "words": {
          "type": "object",
          "additionalProperties": {"type": "array", "items": {"type": "string"}},
          "description": "Words, by language"
        },
        "version": {"type": ["string", "number"], "description": "A version of 'versions.order'"},
        "when": {
          "type": "object",
          "additionalProperties": {"type": "string"},
          "description": "Values of variants that must be given"
        },
        "url": {"type": "string", "pattern": "^https?://"},
        "keys": {"type": "array", "items": {"type": "string"}, "description": "Keys of 'sources'"},
        "event": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "kind": {"enum": ["user", "system", "app", "timer"]},
            "label": {"$ref": "#/$defs/text"},
            "examples": {"$ref": "#/$defs/words"}
          },
          "required": ["label"]
        },
        "guard": {
          "type": "object",
          "additionalProperties": false,
          "properties": {"label": {"$ref": "#/$defs/text"}},
          "required": ["label"]
        },
        "callback": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "call": {"type": "string", "description": "How prose and diagrams write it: onPause()"},
            "short": {"type": "string"},
            "signature": {"type": "string"},
            "owner": {"type": "string"},
            "symbol": {"type": "string"},
            "url": {"$ref": "#/$defs/url"},
            "kind": {"enum": ["method", "notification", "event", "hook", "signal", "log"]},
            "timing": {"enum": ["before", "during", "after"]},
            "main": {"type": "boolean", "description": "A chain of callbacks in prose may not jump over it"},
            "time-limit": {"$ref": "#/$defs/text"},
            "since": {"$ref": "#/$defs/version"},
            "deprecated": {"$ref": "#/$defs/version"},
            "removed": {"$ref": "#/$defs/version"},
            "replaced-by": {"$ref": "#/$defs/id"},
            "counterpart": {"$ref": "#/$defs/counterpart"},
            "notes": {"$ref": "#/$defs/text"},
            "unsettled": {"$ref": "#/$defs/text"},
            "sources": {"$ref": "#/$defs/keys"}
          },
          "required": ["call"]
        },
        "counterpart": {
          "anyOf": [
            {"$ref": "#/$defs/id"},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {"call": {"$ref": "#/$defs/id"}, "except": {"$ref": "#/$defs/ids"}},
              "required": ["call"]
            }
          ],
          "description": "The callback that ends what this one begins; except names transitions on which it does not come"
        },
        "use": {
          "anyOf": [
            {"$ref": "#/$defs/id"},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "call": {"$ref": "#/$defs/id"},
                "argument": {"type": ["string", "boolean", "number"]},
                "optional": {"type": "boolean"},
                "if": {"$ref": "#/$defs/text"},
                "since": {"$ref": "#/$defs/version"},
                "until": {"$ref": "#/$defs/version"},
                "when": {"$ref": "#/$defs/when"}
              },
              "required": ["call"]
            }
          ]
        },
        "steps": {
          "type": "array",
          "items": {
            "anyOf": [
              {"$ref": "#/$defs/use"},
              {
                "type": "object",
                "additionalProperties": false,
                "properties": {"any-order": {"type": "array", "items": {"$ref": "#/$defs/use"}}},
                "required": ["any-order"]
              }
            ]
          },
          "description": "Callbacks, in the order in which they are called"
        },
        "states": {
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/state"},
          "propertyNames": {"$ref": "#/$defs/id"},
          "minProperties": 1
        },
        "state": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "type": {"enum": ["atomic", "composite", "parallel", "final", "history", "choice"]},
            "label": {"$ref": "#/$defs/text"},
            "gloss": {"$ref": "#/$defs/text"},
            "forms": {"$ref": "#/$defs/words"},
            "aliases": {"$ref": "#/$defs/words"},
            "symbol": {"type": "string"},
            "url": {"$ref": "#/$defs/url"},
            "initial": {"$ref": "#/$defs/id"},
            "states": {"$ref": "#/$defs/states"},
            "default": {"$ref": "#/$defs/id"},
            "depth": {"enum": ["shallow", "deep"]},
            "entry": {"$ref": "#/$defs/steps"},
            "exit": {"$ref": "#/$defs/steps"},
            "since": {"$ref": "#/$defs/version"},
            "until": {"$ref": "#/$defs/version"},
            "when": {"$ref": "#/$defs/when"},
            "notes": {"$ref": "#/$defs/text"},
            "sources": {"$ref": "#/$defs/keys"}
          },
          "required": ["label"]
        },
        "transition": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "source": {"$ref": "#/$defs/ids"},
            "target": {"$ref": "#/$defs/ids"},
            "event": {"$ref": "#/$defs/ids"},
            "always": {"type": "boolean"},
            "after": {"type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?(ms|s|min|h)$"},
            "internal": {"type": "boolean"},
            "guard": {"$ref": "#/$defs/id"},
            "since": {"$ref": "#/$defs/version"},
            "until": {"$ref": "#/$defs/version"},
            "when": {"$ref": "#/$defs/when"},
            "exceptional": {"type": "boolean"},
            "callbacks": {"$ref": "#/$defs/steps"},
            "effects": {"$ref": "#/$defs/text"},
            "notes": {"$ref": "#/$defs/text"},
            "unsettled": {"$ref": "#/$defs/text"},
            "sources": {"$ref": "#/$defs/keys"}
          },
          "required": ["id", "source"]
        },
        "group": {
          "type": "object",
          "additionalProperties": false,
          "properties": {"states": {"$ref": "#/$defs/ids"}, "label": {"$ref": "#/$defs/text"}},
          "required": ["states", "label"]
        },
        "property": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "text": {"$ref": "#/$defs/text"},
            "version": {"$ref": "#/$defs/version"},
            "variant": {"$ref": "#/$defs/names"},
            "precedence": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "first": {"$ref": "#/$defs/id"},
                "then": {"$ref": "#/$defs/id"},
                "after": {"$ref": "#/$defs/id"},
                "until": {"$ref": "#/$defs/id"},
                "before": {"$ref": "#/$defs/id"},
                "between": {"type": "array", "items": {"$ref": "#/$defs/id"}, "minItems": 2, "maxItems": 2}
              },
              "required": ["first", "then"]
            },
            "response": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "when": {"$ref": "#/$defs/id"},
                "then": {"$ref": "#/$defs/id"},
                "after": {"$ref": "#/$defs/id"},
                "until": {"$ref": "#/$defs/id"},
                "before": {"$ref": "#/$defs/id"},
                "between": {"type": "array", "items": {"$ref": "#/$defs/id"}, "minItems": 2, "maxItems": 2}
              },
              "required": ["when", "then"]
            },
            "absence": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "of": {"$ref": "#/$defs/id"},
                "after": {"$ref": "#/$defs/id"},
                "until": {"$ref": "#/$defs/id"},
                "before": {"$ref": "#/$defs/id"},
                "between": {"type": "array", "items": {"$ref": "#/$defs/id"}, "minItems": 2, "maxItems": 2}
              },
              "required": ["of"]
            },
            "existence": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "of": {"$ref": "#/$defs/id"},
                "exactly": {"type": "integer"},
                "at-least": {"type": "integer"},
                "at-most": {"type": "integer"},
                "after": {"$ref": "#/$defs/id"},
                "until": {"$ref": "#/$defs/id"},
                "before": {"$ref": "#/$defs/id"},
                "between": {"type": "array", "items": {"$ref": "#/$defs/id"}, "minItems": 2, "maxItems": 2}
              },
              "required": ["of"]
            },
            "universality": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "states": {"$ref": "#/$defs/ids"},
                "after": {"$ref": "#/$defs/id"},
                "until": {"$ref": "#/$defs/id"},
                "before": {"$ref": "#/$defs/id"},
                "between": {"type": "array", "items": {"$ref": "#/$defs/id"}, "minItems": 2, "maxItems": 2}
              },
              "required": ["states"]
            }
          },
          "required": ["id"]
        },
        "names": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]},
        "expectation": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "state": {"$ref": "#/$defs/ids"},
            "callbacks": {"type": "array", "items": {"$ref": "#/$defs/id"}},
            "not": {"type": "array", "items": {"$ref": "#/$defs/id"}}
          }
        },
        "step": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "event": {"$ref": "#/$defs/id"},
            "transition": {"$ref": "#/$defs/id"},
            "expect": {"$ref": "#/$defs/expectation"},
            "unsettled": {"$ref": "#/$defs/text"}
          }
        },
        "scenario": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "title": {"$ref": "#/$defs/text"},
            "summary": {"$ref": "#/$defs/text"},
            "start": {"$ref": "#/$defs/id"},
            "version": {"$ref": "#/$defs/version"},
            "variant": {"$ref": "#/$defs/names"},
            "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
            "unsettled": {"$ref": "#/$defs/text"},
            "sources": {"$ref": "#/$defs/keys"}
          },
          "required": ["id", "title", "steps"]
        },
        "axis": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "values": {"type": "array", "items": {"type": "string"}},
            "default": {"type": "string"},
            "label": {"$ref": "#/$defs/text"},
            "labels": {"type": "object", "additionalProperties": {"$ref": "#/$defs/text"}}
          },
          "required": ["values", "default"]
        },
        "source": {
          "type": "object",
          "additionalProperties": false,
          "properties": {"title": {"type": "string"}, "url": {"$ref": "#/$defs/url"}},
          "required": ["title"]
        }
      }
    }

    """#
}
