"""Building blocks for SVG drawings that are legible on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

COLOURS: Final = ("#3a7fb5", "#d57a1f", "#3c9a6c", "#b2568f", "#8470c9", "#a3872a")

_STYLE: Final = """
text { font: 13px system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; fill: #24292f }
.paper { fill: #ffffff } .title { font-size: 15px; font-weight: 600 } .faint { fill: #656d76; font-size: 12px }
.grid { stroke: #d8dee4 } .chance { stroke: #656d76; stroke-dasharray: 3 4 } .middle { text-anchor: middle }
.end { text-anchor: end } .strong { font-weight: 600 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .paper { fill: #0d1117 } .faint { fill: #9198a1 } .grid { stroke: #30363d }
.chance { stroke: #9198a1 }
}
"""


def document(width: float, height: float, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    paper = f'<rect class="paper" width="{width:.0f}" height="{height:.0f}" rx="8"/>'
    return "\n".join([head, f"<style>{_STYLE}</style>", paper, *parts, "</svg>", ""])


def text(x: float, y: float, words: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str = "", colour: str = "") -> str:
    look = f'class="{style}"' if style else f'stroke="{colour}" stroke-width="2"'
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {look}/>'
