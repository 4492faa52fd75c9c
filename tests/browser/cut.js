/* Words that are cut: by a box that hides what is too much, or by the edge of the thing they stand on. Letters reach a little beyond their line. */
() => {
  const LETTERS = 3.2;
  const THINGS = '.btn, .staff, .guest, .space, .to, .serve, .panel';
  // What happened last has one place of one size; since-your-last-turn tells all of it.
  const HIDDEN = '.sr, svg, [inert], script, style, option, details:not([open]), .last, .playing, .playing__s';

  function boxesAround(element) {
    const boxes = [];
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return boxes;
      if (overflowX !== 'visible' || box.matches(THINGS)) boxes.push(box);
    }
    return boxes;
  }

  function beyond(words, box) {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const aside = Math.max(left - words.left, words.right - right);
    const above = box.matches(THINGS) ? 0 : top - words.top; // plates hang on the upper edge of a card
    return Math.max(aside + LETTERS - 1, above, words.bottom - bottom);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!text.data.trim() || element.closest(HIDDEN) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    const box = words.width && boxesAround(element).find((each) => beyond(words, each) > LETTERS);
    if (box) cut.push(`${text.data.trim()} (${element.className}) in ${box.className}: ${beyond(words, box).toFixed(1)}`);
  }
  return cut;
};
