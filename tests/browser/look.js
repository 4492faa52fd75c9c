/* What a player sees: everything to act with now, and where it can be pressed. A list that has opened, or a question, goes first. */
() => {
  const targets = '.is-target > .hit, .serve.is-target, .btn--pass:not([aria-disabled]), .amt, .ptray .btn';
  const answers = ':is(.prompt, .pprompt) :is(.btn--go, .amount, .btn:not([aria-disabled], [aria-keyshortcuts~=U], .pundo, .btn--skip))';
  const marked = '.phone:has(.amt--on, .is-chosen) .pgo';
  const inOrder = ['[role=menuitem]', marked, ':is(.prompt, .pprompt):has([role=alert]) .prompt__yes', `${targets}, ${answers}`];
  const found = inOrder.map((selector) => [...document.querySelectorAll(selector)]).find((list) => list.length) ?? [];

  const inWindow = ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

  function thingOf(element) {
    const thing = element.closest('[data-thing]')?.dataset.thing;
    if (thing) return thing;
    const looks = {
      ':has([href="#ui-pass"]), .btn--pass': 'pass',
      '.amount, .amt': 'amount',
      '.serve': 'kitchen',
      '.btn--end, .pgo:has([href="#ui-end"])': 'end',
    };
    return looks[Object.keys(looks).find((look) => element.matches(look))] ?? 'button';
  }

  function isOnTop(element, [x, y]) {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.parentElement === element);
  }

  const offers = found.filter(shown).map((element) => {
    const box = element.getBoundingClientRect();
    const at = (u, v) => [box.left + u * box.width, box.top + v * box.height];
    const points = [at(0.5, 0.5), at(0.2, 0.5), at(0.8, 0.5), at(0.5, 0.15), at(0.1, 0.1), at(0.5, 0.85)];
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).trim(),
      thing: thingOf(element),
      key: element.getAttribute('aria-keyshortcuts') ?? '',
      point: points.filter(inWindow).find((point) => isOnTop(element, point)) ?? null,
      seen: inWindow(at(0.02, 0.02)) && inWindow(at(0.98, 0.98)),
      size: [box.width, box.height],
    };
  });
  const panels = [...document.querySelectorAll('.tab--act')].map((element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });
  const regions = [...document.querySelectorAll('main > *')].map((region) => {
    const { left, top, width, height } = region.getBoundingClientRect();
    return [region.className, ...[left, top, width, height].map(Math.round)].join(' ');
  });
  return {
    offers,
    panels,
    regions,
    turn: document.title.startsWith('●'),
    asks: document.querySelector('.prompt__q')?.textContent ?? '',
    over: document.querySelector(':is(.prompt, .pprompt) a.btn--go') !== null,
  };
};
