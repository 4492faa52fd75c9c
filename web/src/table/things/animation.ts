/** Cards and markers glide from where they were to where they are; what is new fades in. Nothing waits for it. */

import { flushSync } from 'svelte';
import { preferences } from '../../app/preferences.svelte';
import type { GameEvent } from '../../api/types';

const DURATION = { none: 0, quick: 160, calm: 280 };
const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const still = matchMedia('(prefers-reduced-motion: reduce)');

function duration(): number {
  return still.matches || document.hidden ? 0 : DURATION[preferences.speed];
}

/** What can be seen of it; a panel lies over what is inert. */
function moving(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-flip]')].filter((element) => !element.closest('[inert]'));
}

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of moving()) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.flip!, box);
  }
  return found;
}

/** Makes a change to the table and animates what has moved. */
export function glide(change: () => void): void {
  const time = duration();
  if (!time) {
    change();
    return;
  }
  const before = places();
  flushSync(change);
  for (const element of moving()) {
    const was = before.get(element.dataset.flip!);
    const now = element.getBoundingClientRect();
    if (!now.width || before.size === 0) continue;
    if (!was) {
      element.animate([{ opacity: 0, transform: 'scale(.92)' }, {}], { duration: time, easing: EASE });
      continue;
    }
    const [dx, dy] = [
      was.left + was.width / 2 - now.left - now.width / 2,
      was.top + was.height / 2 - now.top - now.height / 2,
    ];
    const scale = Math.min(was.width / now.width, was.height / now.height);
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    const raised = element.closest<HTMLElement>('.thing') ?? element;
    raised.style.zIndex = '9';
    const motion = element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, {}], {
      duration: time,
      easing: EASE,
    });
    motion.onfinish = () => (raised.style.zIndex = '');
  }
}

/** Where on the table something happened. */
function placeOf(event: GameEvent, you: number | null): string | null {
  const board = event.seat === you ? '.hotel, .photel' : `[data-rival="${event.seat}"]`;
  switch (event.event) {
    case 'room_prepared':
    case 'room_occupied':
    case 'moved_in':
      return `:is(${board}) [data-room="${event.room}"]`;
    case 'die_taken':
      return `[data-thing="die:${event.value}"] .die`;
    case 'objective_claimed':
      return '.claim--taken';
    case 'krones':
      return event.seat === you ? '.purse .i, .ptop__v li:first-child' : `${board} .kc--k`;
    case 'points':
      return event.seat === you ? '.hotel__h .vp, .ptop__vp' : `${board} .rival__h .vp`;
    case 'food_stored':
      return event.seat === you ? '.kit__l' : null;
    default:
      return null;
  }
}

/** Things to which something has just happened swell for a moment. */
export function flash(events: GameEvent[], you: number | null): void {
  const time = duration();
  if (!time || events.length > 40) return;
  const places = new Set(events.map((event) => placeOf(event, you)));
  for (const place of places) {
    if (!place) continue;
    for (const element of document.querySelectorAll(place)) {
      element.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.16)' }, { transform: 'scale(1)' }], {
        duration: time,
        easing: EASE,
      });
    }
  }
}
