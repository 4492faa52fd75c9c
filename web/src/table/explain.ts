/** Help on hover, on focus by keyboard, and on a long press. */

import type { ActionReturn } from 'svelte/action';
import { on } from 'svelte/events';
import type { Topic } from '../help/topics';
import type { TableModel } from './model.svelte';

const HOVER = 380;
const LONG_PRESS = 450;

export interface Explained {
  model: TableModel;
  topic: Topic | undefined;
}

export function explain(node: HTMLElement, given: Explained): ActionReturn<Explained> {
  let { model, topic } = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const show = () => topic && (model.help = { topic, anchor: node, held: false });
  const hide = () => {
    clearTimeout(timer);
    if (model.help?.anchor === node && !model.help.held) model.help = null;
  };
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerenter: (event) => event.pointerType === 'mouse' && after(HOVER, show),
    pointerleave: hide,
    pointerdown: (event) => {
      if (event.pointerType === 'mouse') return;
      pressed = false;
      after(LONG_PRESS, () => {
        pressed = true;
        if (topic) model.help = { topic, anchor: node, held: true };
      });
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => pressed && event.preventDefault(),
    focus: () => node.matches(':focus-visible') && after(HOVER, show),
    blur: hide,
  };
  // Through Svelte, because a node that is removed while it has the focus blurs in the middle of an update.
  const off = Object.entries(listeners).map(([name, listener]) => on(node, name, listener as EventListener));
  // The click that ends a long press does not count.
  off.push(
    on(node, 'click', (event) => pressed && (event.stopImmediatePropagation(), (pressed = false)), { capture: true }),
  );
  return {
    update: (next) => ({ model, topic } = next),
    destroy: () => {
      hide();
      off.forEach((remove) => remove());
    },
  };
}
