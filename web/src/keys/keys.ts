/** Single keys that act at the table; the sheet of keys lists the same. */

import { tick } from 'svelte';
import { preferences } from '../app/preferences.svelte';
import type { Choice } from '../api/types';
import { guide } from '../guide/guide.svelte';
import type { TableModel } from '../table/state/model.svelte';
import { PANELS, type Panel } from '../table/phone/panels';
import { isOf } from '../table/state/touches';

/** What opens beside the table. */
export interface Doors {
  log(): void;
  menu(): void;
  keys(): void;
}

type Deed = (model: TableModel, doors: Doors, key: string) => void;

export interface Shortcut {
  /** As they stand on the sheet. */
  keys: string;
  /** Its message is key-<id>. */
  id: string;
  deed: Deed;
}

/** The things of a kind, in the order in which they are read. */
const hits = (...kinds: string[]) => kinds.map((kind) => `main [data-thing^="${kind}"] > .hit`).join();

export const SHORTCUTS: Shortcut[] = [
  { keys: '123456', id: 'die', deed: (model, _, key) => number(model, Number(key)) },
  { keys: 'B', id: 'boost', deed: (model) => (model.boosting = model.boostable && !model.boosting) },
  { keys: 'P', id: 'pass', deed: (model) => play(model, 'PASS') },
  {
    keys: 'E',
    id: 'end',
    deed: (model) => (model.told.scoring ? model.hands.goOn?.() : play(model, 'END_TURN', 'DONE')),
  },
  { keys: 'U', id: 'undo', deed: (model) => model.undo() },
  { keys: 'H', id: 'hint', deed: (model) => model.advisable && model.hands.hint?.() },
  { keys: 'Q', id: 'question', deed: () => walk('.prompt, .pprompt') },
  { keys: 'G', id: 'guests', deed: () => walk(hits('guest:'), 'guests') },
  { keys: 'D', id: 'dice', deed: () => walk(hits('die:')) },
  { keys: 'R', id: 'rooms', deed: () => walk(hits('room:'), 'hotel') },
  { keys: 'C', id: 'cafe', deed: () => walk(hits('table:'), 'hotel') },
  { keys: 'K', id: 'kitchen', deed: () => walk(`${hits('kitchen')}, .serve`, 'hotel') },
  { keys: 'F', id: 'staff', deed: () => walk(`.show .hit, ${hits('staff:')}`, 'staff') },
  { keys: 'O', id: 'objectives', deed: () => walk(hits('objective:'), 'court') },
  { keys: 'V', id: 'rivals', deed: () => walk('.rival > .hit', 'rivals') },
  { keys: 'N', id: 'note', deed: () => guide.putAway() },
  { keys: 'S', id: 'since', deed: ({ told }) => (told.open = !told.open) },
  { keys: 'L', id: 'log', deed: (_, doors) => doors.log() },
  { keys: 'M', id: 'menu', deed: (_, doors) => doors.menu() },
  { keys: '?', id: 'keys', deed: (_, doors) => doors.keys() },
];

/** The key that was meant: other alphabets have their letters on the same keys. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[a-z0-9?]$/i.test(key)) return key.toUpperCase();
  return shiftKey ? '' : (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? '');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Does what a key means, and tells whether it means anything here. */
export function pressed(event: KeyboardEvent, model: TableModel, doors: Doors): boolean {
  if (!preferences.shortcuts || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return false;
  const key = keyOf(event);
  const shortcut = key && SHORTCUTS.find(({ keys }) => keys.includes(key));
  if (!shortcut) return false;
  shortcut.deed(model, doors, key);
  return true;
}

/** For `aria-keyshortcuts`. */
export function shortcut(key: string): string | undefined {
  return preferences.shortcuts ? key : undefined;
}

function play(model: TableModel, ...blocks: string[]): void {
  const choice = model.choices.find((other) => isOf(other, ...blocks));
  if (choice) model.choose(choice);
}

/** A number means one of Leopold's hints, an item of the open list, a die, or one of the answers beside the question. */
function number(model: TableModel, n: number): void {
  if (model.hint && n <= 3) return model.hint.press(n);
  const choice = model.popover ? model.popover.choices[n - 1] : (dieOf(model, n) ?? answers(model)[n - 1]);
  if (choice) model.choose(choice);
}

function dieOf(model: TableModel, value: number): Choice | undefined {
  return model.meant(model.of(`die:${value}`, `action:${value}`))[0];
}

function answers(model: TableModel): Choice[] {
  return model.targets.loose.filter((choice) => !isOf(choice, 'PASS', 'END_TURN', 'DONE'));
}

/** To the next of these that can be used; if none can, to the next of all. On a phone their panel may have to open. */
async function walk(selector: string, panel?: Panel): Promise<void> {
  const found = () => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => !each.closest('[inert]'));
  if (panel && !found().length) {
    document.querySelectorAll<HTMLElement>('.tabs .tab')[Object.keys(PANELS).indexOf(panel)]?.click();
    await tick();
  }
  const all = found();
  const usable = all.filter((each) => !each.hasAttribute('aria-disabled'));
  const list = usable.length ? usable : all;
  list[(list.indexOf(document.activeElement as HTMLElement) + 1) % list.length]?.focus();
}
