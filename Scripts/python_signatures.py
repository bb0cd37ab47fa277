"""Reads signatures of Java classes that were written down as stubs of Python, one module a package."""

import pathlib
import re

BOXES = {
    "jint": ("I", "Integer"), "jlong": ("J", "Long"), "jshort": ("S", "Short"), "jbyte": ("B", "Byte"),
    "jfloat": ("F", "Float"), "jdouble": ("D", "Double"), "jboolean": ("Z", "Boolean"), "jchar": ("C", "Character"),
}
ARRAYS = {
    "JavaArrayJInt": "[I", "JavaArrayJLong": "[J", "JavaArrayJShort": "[S", "JavaArrayJByte": "[B",
    "JavaArrayJFloat": "[F", "JavaArrayJDouble": "[D", "JavaArrayJBoolean": "[Z", "JavaArrayJChar": "[C",
}
# A result does not say which of these it is.
RESULTS = {
    "int": {"I", "J", "S", "B", "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Short;", "Ljava/lang/Byte;"},
    "float": {"F", "D", "Ljava/lang/Float;", "Ljava/lang/Double;"}, "bool": {"Z", "Ljava/lang/Boolean;"},
    "str": {"Ljava/lang/String;", "C", "Ljava/lang/Character;"}, "None": {"V"},
}


class Signature:
    """One overload of a method: for each parameter, and for the result, the descriptors that it may have."""

    def __init__(self, parameters, result, nullable, is_static):
        self.parameters, self.result, self.nullable, self.is_static = parameters, result, nullable, is_static


class SignatureClass:
    def __init__(self, package, path):
        self.package, self.path = package, path
        self.bases, self.fields, self.methods = [], {}, {}


class Signatures:
    def __init__(self, folders):
        """`folders` hold unzipped wheels; several may have a module of one name, with different classes in it."""
        self.classes = {}
        self.packages = set()
        for folder in folders:
            for file in sorted(pathlib.Path(folder).rglob("__init__.pyi")):
                parts = list(file.relative_to(folder).parts[:-1])
                parts[0] = parts[0].removesuffix("-stubs")
                self.packages.add("/".join(parts))
                self.read(".".join(parts), file.read_text())

    def read(self, package, text):
        bounds, stack, is_static = {}, [], False
        for line in text.splitlines():
            indent = (len(line) - len(line.lstrip())) // 4
            line = line.strip()
            if match := re.match(r"(\w+) = typing\.TypeVar\('\w+'(?:, bound=(.*?))?\)", line):
                bounds[match[1]] = match[2]
            elif match := re.match(r"class (\w+)(?:\((.*)\))?:", line):
                stack = stack[:indent] + [match[1]]
                made = SignatureClass(package, ".".join(stack))
                made.bases = split(match[2] or "")
                name = package.replace(".", "/") + "/" + "$".join(stack)
                self.classes[name] = made
            elif line == "@staticmethod":
                is_static = True
            elif match := re.match(r"def (\w+)\((.*)\) -> (.*?): \.\.\.", line):
                owner = self.owner(package, stack, indent)
                parameters = []
                for parameter in split(match[2]):
                    if parameter in ("self", "/"):
                        continue
                    kind = parameter.split(":", 1)[1].strip()
                    types = self.types(kind, package, bounds)
                    parameters.append({"[" + one for one in types} if parameter.startswith("*") else types)
                result = split(match[3], "|")
                nullable = "None" in result and len(result) > 1
                kind = " | ".join(one for one in result if not (nullable and one == "None"))
                types = RESULTS.get(kind) or self.types(kind, package, bounds)
                owner.methods.setdefault(match[1], []).append(Signature(parameters, types, nullable, is_static))
                is_static = False
            elif (match := re.match(r"(\w+): (.*) = \.\.\.", line)) and stack:
                owner = self.owner(package, stack, indent)
                kind = match[2].removeprefix("typing.ClassVar[").removesuffix("]")
                static = match[2].startswith("typing.ClassVar[")
                kind = kind if static else match[2]
                owner.fields[match[1]] = (RESULTS.get(kind) or self.types(kind, package, bounds), static)

    def owner(self, package, stack, indent):
        return self.classes[package.replace(".", "/") + "/" + "$".join(stack[:indent])]

    def types(self, text, package, bounds):
        """The descriptors that a type of Python may stand for."""
        found = set()
        alternatives = split(text, "|")
        for one in alternatives:
            base = re.sub(r"\[.*", "", one)
            if base in bounds:
                found |= self.types(bounds[base], package, bounds) if bounds[base] else {"Ljava/lang/Object;"}
            elif base == "typing.Type":
                found.add("Ljava/lang/Class;")
            elif base == "java.chaquopy.JavaArray":
                found |= {"[" + kind for kind in self.types(one[len(base) + 1 : -1], package, bounds)}
            elif base.startswith("java.chaquopy.") and base.rpartition(".")[2] in ARRAYS:
                found.add(ARRAYS[base.rpartition(".")[2]])
            elif base.startswith("java.j") and base.removeprefix("java.") in BOXES:
                primitive, box = BOXES[base.removeprefix("java.")]
                found |= {primitive, f"Ljava/lang/{box};"}
            elif base in ("int", "float", "bool", "str", "None", "java.jvoid"):
                if len(alternatives) == 1:
                    found |= RESULTS.get(base, set())
            else:
                found.add(f"L{self.class_name(base, package)};")
        return found

    def class_name(self, text, package):
        """`android.view.View.OnClickListener`, or `View.OnClickListener` within the package."""
        parts = text.split(".")
        depth = next((index for index, part in enumerate(parts) if part[:1].isupper()), len(parts) - 1)
        prefix = parts[:depth] or package.split(".")
        return "/".join(prefix) + "/" + "$".join(parts[depth:])

    def lineage(self, name):
        """A class and all above it, of which some may have no signatures."""
        names, waiting = [], [name]
        while waiting:
            one = waiting.pop(0)
            if one in names:
                continue
            names.append(one)
            if one in self.classes:
                waiting += self.bases(one)
        return names

    def bases(self, name):
        described = self.classes[name]
        bases = [re.sub(r"\[.*", "", base) for base in described.bases]
        return [self.class_name(base, described.package) for base in bases if base != "typing.Generic"]


def split(text, separator=","):
    """At separators that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for index, letter in enumerate(text):
        depth += (letter in "[(") - (letter in "])")
        if letter == separator and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part for part in parts + [text[start:].strip()] if part]
