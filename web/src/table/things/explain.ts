/** Help on hover, on focus by keyboard, and on a long press. */

import type { ActionReturn } from 'svelte/action';
import { on } from 'svelte/events';
import type { Topic } from '../../help/topics';
import type { TableModel } from '../state/model.svelte';

const HOVER = 380;
const LONG_PRESS = 450;

/** Where the pointer was last seen. Browsers also report it where things slide under a pointer that rests. */
let last = { x: NaN, y: NaN };
addEventListener('pointermove', ({ clientX: x, clientY: y }) => (last = { x, y }), { capture: true, passive: true });
const isElsewhere = ({ clientX, clientY }: PointerEvent, { x, y }: { x: number; y: number }) =>
  clientX !== x || clientY !== y;

export interface Explained {
  model: TableModel;
  topic: Topic | undefined;
  /** A click or a tap explains it too: there is nothing else to do with it. */
  tap?: boolean;
}

export function explain(node: HTMLElement, given: Explained): ActionReturn<Explained> {
  let { model, topic, tap } = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  /** Where the pointer rests while it has not really come to this node; null if it has. */
  let resting: { x: number; y: number } | null = null;

  const show = () => topic && (model.help = { topic, anchor: node, held: false });
  const hide = () => {
    clearTimeout(timer);
    if (model.help?.anchor === node && !model.help.held) model.help = null;
  };
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const rest = ({ clientX: x, clientY: y }: PointerEvent) => {
    resting = { x, y };
    clearTimeout(timer);
  };
  const come = ({ pointerType }: PointerEvent) => {
    resting = null;
    if (pointerType === 'mouse') after(HOVER, show);
  };
  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerenter: (event) => {
      if (isElsewhere(event, last)) come(event);
      else rest(event);
    },
    pointermove: (event) => resting && isElsewhere(event, resting) && come(event),
    pointerleave: hide,
    pointerdown: (event) => {
      if (event.pointerType === 'mouse') return rest(event);
      pressed = false;
      after(LONG_PRESS, () => {
        pressed = true;
        if (topic) model.help = { topic, anchor: node, held: true };
      });
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    click: () => tap && topic && (model.help = { topic, anchor: node, held: true }),
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
    update: (next) => ({ model, topic, tap } = next),
    destroy: () => {
      hide();
      off.forEach((remove) => remove());
    },
  };
}
