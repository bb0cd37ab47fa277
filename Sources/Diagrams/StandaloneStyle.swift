/// The style sheet inside a drawing that is a file of its own.
enum StandaloneStyle {
  static let css: StaticString = """
    .diagram{color-scheme:light dark;--ink:#20242e;--quiet:#4d5260;--paper:#fdfdfb;--line:#4a5a86;--hair:#c9cbd2;\
    font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;background:var(--paper)}
    @media (prefers-color-scheme:dark){.diagram{--ink:#e8e6e1;--quiet:#b4b8c2;--paper:#14171e;--line:#9fb2e6;--hair:#454b59}}
    @media print{.diagram{--ink:#000;--quiet:#000;--paper:#fff;--line:#000;--hair:#000}}
    a{text-decoration:none}
    .area{fill:none;stroke:var(--line);stroke-width:1.2}
    .edge{fill:none;stroke:var(--line);stroke-width:1.5}
    .exceptional .edge{stroke-dasharray:5 4}
    .head,.start{fill:var(--line)}
    .hit{fill:none;stroke:none}
    .box{fill:var(--paper);stroke:var(--line);stroke-width:1.6}
    .inner{fill:none;stroke:var(--line)}
    .pill{fill:var(--paper);stroke:var(--hair)}
    .ring{fill:var(--paper);stroke:var(--line);stroke-width:1.4}
    .label{font-size:14px;font-weight:700;fill:var(--ink);text-anchor:middle}
    .composite .label{font-size:13px;text-anchor:start}
    .gloss{font-size:11px;fill:var(--quiet);text-anchor:middle}
    .number{font-size:11px;font-weight:700;fill:var(--ink);text-anchor:middle}
    .long{font-size:9px}
    .event{font-size:12px;fill:var(--ink)}
    .callback{font:11px ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--quiet)}
    """
}
