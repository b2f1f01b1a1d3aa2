"""The colours of a board, in light and dark, and the rules that lay out its pictures."""

from __future__ import annotations

LIGHT: dict[str, str] = {
    "paper": "#ffffff",
    "hex": "#f1f3ec",
    "mesh": "#c9cec2",
    "rim": "#7d8478",
    "number": "#5e665c",
    "blue": "#33659f",
    "red": "#a33c34",
    "on-counter": "#ffffff",
    "height": "#a9783c",
    "depth": "#4c6a86",
    "tree": "#4f7d3f",
    "rock": "#8a6a48",
    "wave": "#3c7fa8",
    "tuft": "#4d8577",
    "wall": "#6b6b73",
    "dot": "#73786f",
    "front": "#2f8a4c",
    "flank": "#b57a00",
    "rear": "#8549a8",
    "zoc": "#c0392b",
    "other": "#1f6f8b",
    "path": "#1d2329",
    "barred": "#c0271a",
}
DARK: dict[str, str] = {
    "paper": "#1e2129",
    "hex": "#2a2f33",
    "mesh": "#464d52",
    "rim": "#8d969c",
    "number": "#a9b2b4",
    "blue": "#3e78bb",
    "red": "#b84f47",
    "on-counter": "#ffffff",
    "height": "#c08d4c",
    "depth": "#6c91b4",
    "tree": "#7db069",
    "rock": "#b8946d",
    "wave": "#63aed8",
    "tuft": "#74b3a3",
    "wall": "#a3a3ad",
    "dot": "#a4aaa0",
    "front": "#5cc47e",
    "flank": "#e3b04b",
    "rear": "#c092e0",
    "zoc": "#ec7063",
    "other": "#6cc3dd",
    "path": "#f0f2f3",
    "barred": "#ff7a6b",
}


def _variables(colours: dict[str, str]) -> str:
    return "".join(f"--ll-{name}:{colour};" for name, colour in colours.items())


def ink(fill: str | None = None, line: str | None = None, **attributes: object) -> str:
    """The attributes that paint an element: classes for the stylesheet, light colours where there is none."""
    classes = [f"ll-fill-{fill}"] * bool(fill) + [f"ll-line-{line}"] * bool(line)
    painted = {"class": " ".join(classes), "fill": LIGHT[fill] if fill else "none"}
    if line:
        painted["stroke"] = LIGHT[line]
    painted |= {name.replace("_", "-"): str(value) for name, value in attributes.items()}
    return "".join(f' {name}="{value}"' for name, value in painted.items())


STYLE = f"""\
:root{{{_variables(LIGHT)}}}
[data-md-color-scheme="slate"]{{{_variables(DARK)}}}
@media print{{:root,[data-md-color-scheme="slate"]{{{_variables(LIGHT)}}}}}
.ll-scene{{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;justify-content:center}}
.ll-frame{{flex:1 1 var(--ll-least);max-width:100%;min-width:0;overflow-x:auto;text-align:center}}
.ll-board{{display:block;width:100%;min-width:var(--ll-least);max-width:var(--ll-most);height:auto;margin:0 auto}}
.ll-title,.ll-legend{{font-size:.75rem;color:var(--ll-number)}}
.ll-title{{font-weight:600}}
.ll-legend{{flex:1 0 100%;display:flex;flex-wrap:wrap;gap:.1rem .9rem;justify-content:center;margin:0}}
.ll-legend span{{display:inline-flex;align-items:center;gap:.3rem}}
.ll-legend svg{{width:1.1rem;height:1.25rem;flex:none}}
.ll-board text{{font-family:inherit}}
@supports (paint-order:stroke){{.ll-board>.ll-fill-number{{stroke:var(--ll-hex);stroke-width:3px;paint-order:stroke}}}}
""" + "".join(f".ll-fill-{name}{{fill:var(--ll-{name})}}.ll-line-{name}{{stroke:var(--ll-{name})}}\n" for name in LIGHT)
"""The stylesheet of every board on the site."""
AS_THE_SYSTEM = f"@media screen and (prefers-color-scheme:dark){{:root{{{_variables(DARK)}}}}}\n"
"""What a page without a switch of its own adds, to be dark where the system is."""
