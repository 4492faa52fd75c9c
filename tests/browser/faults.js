/* What is wrong with a page as it is drawn: words that are cut, broken or covered; things that lie over each other; scrolling
   sideways; targets that are too small. Everything is told by the rectangles alone. */
({ touch }) => {
  const unit = Math.max(1, innerWidth / 1280); // everything grows with a large window
  const LETTERS = 3.2 * unit; // letters reach a little beyond their line
  const SLACK = 1.6 * unit; // pixels by which neighbours may overlap: borders and rounding
  const THUMB = touch ? 44 : 24;
  const LINE = 24; // links in a text, and the line that tells what others do
  const ROOM = 44;

  /* Lies over the table for a while, and may cover what is below. */
  const LAYERS = 'dialog[open], .sheet, .show, .rcard, .toldmid > *, .choices, .pop, [role=tooltip], .note, .news__p, .prompt__more--up, .tablet .prompt__more, .chatpanel, .stepmark';
  /* Nothing but a dialog may ever cover these. */
  const PROTECTED = '.prompt, .pprompt';
  const MARKET = '.tableview > .queue, .tableview > .spaces, .pdice';
  const OVER_THE_HOTEL = '.show, .sheet';
  const UNDRAWN = '.sr, svg, [inert], script, style, option, details:not([open]) > :not(summary)';
  const CARDS = '.btn, .staff, .guest, .space, .to, .serve, .panel';
  const CONTAINERS = '.room, .guest, .staff, .space, .pd, .rival, .etile, .obj, .claim, .to, .tn, .mg, .tab, .prompt, .pprompt, .panel';
  const ATOMS = `.mk, .die, .slot, .coin, .badge-c, .vp, .plate, .room__vp, .room__cost, .room__door, .room__s, .room__guest,
    .to, .tn, .sc, .etile, .rsq, .claim, .fl, .obj, .esp, .cost, .guest__tag, .staff__time, .fx, .kit__i, .kc, .mg, .purse, .kit, .hold,
    .btn, .amount, .tab, .iconbtn, .leo, .log__top, .pd, .space, .room, .rival`;
  const HANGS = '.plate, .cost, .guest__tag, .kit__i em, .tab em, .room__gc'; // over an edge, on purpose
  const PEOPLE = '.rival__nm, .spoken__n, .person, h1'; // names that people give themselves may end in dots
  // entries without room go altogether; what happened last has one place of one size, and since-your-last-turn tells it all
  const WHOLE = '.steps, .lstep__w, .log__ls, .last, .playing, .playing__s, .told, .ptold';
  const TARGETS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=slider]';

  const found = [];
  const tell = (kind, what) => found.push(`${kind}: ${what}`);
  const round = ({ left, top, width, height }) => [left, top, width, height].map((n) => Math.round(n)).join(' ');
  const nameOf = (element) => `${element.localName}.${(element.className?.baseVal ?? element.className).toString().trim().replaceAll(/\s+/g, '.')}`;
  const modal = document.querySelector('dialog:modal');
  const drawn = (element) =>
    !element.closest(UNDRAWN) &&
    !isOnlyRead(element) &&
    (!modal || modal.contains(element)) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /* Cut down to nothing, for screen readers alone. */
  function isOnlyRead(element) {
    for (let each = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
    }
    return false;
  }
  const all = (selector) => [...document.querySelectorAll(selector)].filter(drawn);
  const layers = all(LAYERS).map((element) => ({ element, box: element.getBoundingClientRect() }));
  const layerOf = (element) => element.closest(LAYERS);

  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const overlap = (a, b, slack = SLACK) => across(a, b) > slack && down(a, b) > slack;
  const related = (a, b) => a.contains(b) || b.contains(a);
  /* A card laid out in a fan lies partly under the next one. */
  const fanned = (a, b) => a.closest('.fan') && b.closest('.fan') && a.closest('.fan') !== b.closest('.fan');
  const covered = ({ element, box }) => layers.some((layer) => !related(layer.element, element) && overlap(layer.box, box));

  /* What a scrolling box does not show now can be scrolled to. */
  function shownIn(element, box) {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX + overflowY) && !overlap(box, each.getBoundingClientRect())) return false;
    }
    return true;
  }

  // --- words ---------------------------------------------------------------------------------------------------
  function boxesAround(element) {
    const boxes = [];
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return boxes;
      if (overflowX !== 'visible' || box.matches(CARDS)) boxes.push(box);
    }
    return boxes;
  }

  /* The boxes that scroll, which show part of what is in them. */
  function scrollersAround(element) {
    const boxes = [];
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) boxes.push(box);
    }
    return boxes;
  }

  /* What is left of it inside the boxes that hide the rest. */
  const seen = (element, box) =>
    [...boxesAround(element).filter((each) => !each.matches(CARDS)), ...scrollersAround(element)]
      .map((each) => each.getBoundingClientRect())
      .reduce(common, box);

  function beyond(words, box) {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const aside = Math.max(left - words.left, words.right - right);
    const above = box.matches(CARDS) ? 0 : top - words.top; // plates hang on the upper edge of a card
    return Math.max(aside + LETTERS - 1, above, words.bottom - bottom);
  }

  /* A word on two lines that has no hyphen there. */
  function brokenWord(text) {
    for (const word of text.data.matchAll(/[^\s\u00ad\u2010\-–—/@.]{3,}/g)) {
      const range = document.createRange();
      range.setStart(text, word.index + 1); // a soft hyphen before it belongs to the line above
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) return word[0];
    }
    return null;
  }

  const lines = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!text.data.trim() || !drawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (!words.width) continue;
    const box = !element.closest(WHOLE) && !element.closest(PEOPLE) && boxesAround(element).find((each) => beyond(words, each) > LETTERS);
    if (box) tell('cut', `“${text.data.trim()}” (${nameOf(element)}) in ${nameOf(box)} by ${beyond(words, box).toFixed(1)}`);
    const rects = [...range.getClientRects()];
    const broken = rects.length > 1 && getComputedStyle(element).hyphens !== 'auto' && brokenWord(text);
    if (broken) tell('broken', `“${broken}” (${nameOf(element)})`);
    const vertical = getComputedStyle(element).writingMode !== 'horizontal-tb';
    for (const rect of rects) {
      const blank = vertical ? 0 : rect.height * 0.2; // above and below the letters
      const drawn = seen(element, rect);
      const [top, bottom] = [drawn.top + blank, drawn.bottom - blank];
      if (drawn.right > drawn.left && bottom > top)
        lines.push({ element, box: new DOMRect(drawn.left, top, drawn.right - drawn.left, bottom - top), what: `“${text.data.trim()}”` });
    }
  }
  for (const { element, box, what } of lines) {
    const next = element.closest('.fan')?.nextElementSibling?.firstElementChild?.getBoundingClientRect();
    if (next && element.closest('.staff__name, .staff__fx') && overlap(box, next)) tell('cut', `${what} under the next card`);
  }

  // --- things over each other ----------------------------------------------------------------------------------
  const atoms = all(ATOMS).map((element) => {
    const box = element.getBoundingClientRect();
    const scrollers = scrollersAround(element).map((each) => each.getBoundingClientRect());
    return { element, box, part: scrollers.reduce(common, box), what: '' };
  });
  const hidden = ({ element, box }) => {
    const { left, right } = seen(element.parentElement, box);
    return left >= right;
  };
  const pieces = [...lines, ...atoms.filter((atom) => !hidden(atom))].filter((piece) => !covered(piece) && shownIn(piece.element, piece.box));
  const title = ({ element, box, what }) => `${what} ${nameOf(element)} [${round(box)}]`;
  const apart = (a, b) => !related(a.element, b.element) && !fanned(a.element, b.element) && layerOf(a.element) === layerOf(b.element);
  for (const [index, piece] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (!overlap(piece.part ?? piece.box, other.part ?? other.box) || !apart(piece, other)) continue;
      if (onPurpose(piece.element, other.element) || onPurpose(other.element, piece.element)) continue;
      tell('overlap', `${title(piece)} and ${title(other)}`);
    }
    const box = piece.what || piece.element.closest(WHOLE) ? null : piece.element.parentElement?.closest(CONTAINERS);
    const around = box?.getBoundingClientRect();
    if (around && layerOf(box) === layerOf(piece.element) && !scrolls(piece.element, box) && !piece.element.matches(HANGS) && poke(piece.box, around) > SLACK + 1)
      tell('overlap', `${title(piece)} hangs out of ${nameOf(box)} [${round(around)}]`);
  }

  /* What hangs out of a box that scrolls is not seen, and can be scrolled to. */
  function scrolls(element, box) {
    return scrollersAround(element).some((each) => box.contains(each));
  }

  function poke(inner, outer) {
    return Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom);
  }

  /* A plate lies on the rooms of its group, a price and a tag on the edge of a card, a key on a room. */
  function onPurpose(above, below) {
    if (above.closest('.plate')) return below.matches('.room, .room__s, .room__tile');
    if (above.closest('.cost, .guest__tag')) return below.matches('.guest, .fl, .room, .panel');
    if (above.closest('em')) return below.closest('.kit__i, .kit, .tab') !== null;
    if (above.closest('.game__p')) return below.closest('.game__p') !== null; // who plays, close together
    if (above.matches('.room__gc')) return below.matches('.room__guest');
    return below.matches('.emperor__help');
  }

  const regions = all('main > *, .panel').filter((element) => !element.matches('.toldmid')).map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const [index, region] of regions.entries()) {
    for (const other of regions.slice(index + 1)) {
      if (overlap(region.box, other.box) && apart(region, other) && shownIn(region.element, region.box) && shownIn(other.element, other.box))
        tell('overlap', `${title({ ...region, what: '' })} and ${title({ ...other, what: '' })}`);
    }
  }
  for (const { element, box } of layers.filter(({ element }) => !element.matches('dialog, .choices'))) {
    const kept = element.matches(OVER_THE_HOTEL) ? `${PROTECTED}, ${MARKET}` : PROTECTED;
    for (const below of all(kept)) {
      const part = element.matches('.prompt__more') ? below.querySelector('.prompt__l') : below;
      if (part && !element.contains(below) && overlap(box, part.getBoundingClientRect())) tell('overlap', `${nameOf(element)} covers ${nameOf(below)}`);
    }
  }

  // --- scrolling sideways --------------------------------------------------------------------------------------
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) tell('sideways', `the page is ${scrollWidth} wide`);
  for (const element of all('body *')) {
    const { overflowX } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1 && !element.matches('.wide, .scroll'))
      tell('sideways', `${nameOf(element)} is ${element.scrollWidth} wide in ${element.clientWidth}`);
  }

  // --- targets -------------------------------------------------------------------------------------------------
  function leastOf(element) {
    if (element.matches('.hit--slot')) return 22; // the card around it is a target too
    if (element.matches('.cardlink') || getComputedStyle(element).display === 'inline') return 0; // in a text
    if (element.matches('.told, .sheet__close, [type=range]')) return LINE; // as wide as the window
    return element.matches('a') && !element.matches('.btn') ? LINE : THUMB;
  }
  /* Whether it can be hit that far around its centre, though it is drawn smaller. */
  function reaches(element, { left, top, width, height }, least) {
    const reach = least / 2 - 1;
    const points = [[0, reach], [0, -reach], [reach, 0], [-reach, 0]].map(([x, y]) => [left + width / 2 + x, top + height / 2 + y]);
    return [points.slice(0, 2), points.slice(2)].every((pair) => pair.some(([x, y]) => element.contains(document.elementFromPoint(x, y))));
  }
  /* The band on top of a phone is low: what lies in it can be touched a little below. */
  function heightOf(element, { left, top, width, height }) {
    if (!element.closest('.ptop')) return height;
    let below = top + 1;
    while (element.contains(document.elementFromPoint(left + width / 2, below))) below += 1;
    return below - top;
  }
  for (const element of all(TARGETS)) {
    if (element.closest('.staffs .fan')?.nextElementSibling) continue; // seen in part
    const box = (element.closest('label, .slot') ?? (element.matches('.hit') ? element.parentElement : element)).getBoundingClientRect();
    const { width } = box;
    const height = heightOf(element, box);
    const least = leastOf(element);
    if (width && Math.min(width, height) < least - 0.5 && !(element.matches('.space__b') && reaches(element, box, LINE)))
      tell('small', `${nameOf(element)} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}, least ${least}`);
  }
  if (touch)
    for (const room of all('main .room')) {
      const { height } = room.getBoundingClientRect();
      if (height < ROOM - 0.5) tell('small', `a room is ${height.toFixed(1)} high`);
    }
  return [...new Set(found)];
};
