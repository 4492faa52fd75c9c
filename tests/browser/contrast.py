"""Contrast of words with what lies behind them, measured in a picture: patterns count as they are drawn."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

Pixels = NDArray[np.float64]

_SHARE: Final = 0.1  # of the ground, which may come closer to the letters: the edges of what is drawn there
_SMALL: Final = 4.5
_LARGE: Final = 3.0

# Every line of words that can be seen: where it is, its colour, and whether it is large. Not the initials on markers,
# whose corners are cut off: the name is always beside them or read out.
_LINES: Final = """() => {
  const lines = [];
  const unread = 'svg, option, .sr, .mk, [inert], [aria-disabled]';
  const shown = { visibilityProperty: true, opacityProperty: true };
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const scrolledAway = (element, { top, bottom }) => {
    for (let each = element; each; each = each.parentElement) {
      const box = each.getBoundingClientRect();
      if (/auto|scroll/.test(getComputedStyle(each).overflowY) && (top < box.top || bottom > box.bottom)) return true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    const words = text.data.trim();
    if (!words || !element.checkVisibility(shown) || element.closest(unread)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && fontWeight >= 700);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const { left, top, width, height } = rect;
      const seen = [0.02, 0.5, 0.98].flatMap((x) => [0.1, 0.9].map((y) =>
        document.elementFromPoint(left + x * width, top + y * height)));
      const open = (top) => top && (element.contains(top) || top.contains(element) || top.matches('.hit'));
      if (width < 2 || !seen.every(open) || scrolledAway(element, rect)) continue;
      lines.push({ words, colour: rgba(color), large, box: [left, top, width, height], what: element.className });
    }
  }
  return lines;
}"""
_WITHOUT_WORDS: Final = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
_WITH_WORDS: Final = "() => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1))"


def faint(page: Page) -> list[str]:
    """The words that stand out too little from their ground."""
    lines: list[Any] = page.evaluate(_LINES)
    page.evaluate(_WITHOUT_WORDS)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    page.evaluate(_WITH_WORDS)
    ground = np.asarray(picture, dtype=np.float64)
    return sorted({text for line in lines if (text := _fault(ground, line))})


def _fault(ground: Pixels, line: Any) -> str | None:
    left, top, width, height = (max(0, round(n)) for n in line["box"])
    blank = round(0.2 * height)  # above and below the letters
    behind = ground[top + blank : top + height - blank, left : left + width].reshape(-1, 3)
    if not behind.size:
        return None
    *colour, alpha = line["colour"]
    letters = np.asarray(colour) * (alpha / 255) + behind * (1 - alpha / 255)
    a, b = _luminance(letters), _luminance(behind)
    contrast = (np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05)
    worst = float(np.quantile(contrast, _SHARE))
    least = _LARGE if line["large"] else _SMALL
    return f"“{line['words']}” ({line['what']}): {worst:.2f} instead of {least}" if worst < least - 0.05 else None


def _luminance(pixels: Pixels) -> Pixels:
    share = pixels / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    luminance: Pixels = linear @ np.array([0.2126, 0.7152, 0.0722])
    return luminance
