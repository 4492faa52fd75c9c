/** Cards and markers glide from where they were to where they are; what is new fades in. Nothing waits for it. */

import { flushSync } from 'svelte';
import { preferences } from '../app/preferences.svelte';

const DURATION = { none: 0, quick: 160, calm: 280 };
const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const still = matchMedia('(prefers-reduced-motion: reduce)');

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-flip]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.flip!, box);
  }
  return found;
}

/** Makes a change to the table and animates what has moved. */
export function glide(change: () => void): void {
  const duration = still.matches || document.hidden ? 0 : DURATION[preferences.speed];
  if (!duration) {
    change();
    return;
  }
  const before = places();
  flushSync(change);
  for (const element of document.querySelectorAll<HTMLElement>('[data-flip]')) {
    const was = before.get(element.dataset.flip!);
    const now = element.getBoundingClientRect();
    if (!now.width || before.size === 0) continue;
    if (!was) {
      element.animate([{ opacity: 0, transform: 'scale(.92)' }, {}], { duration, easing: EASE });
      continue;
    }
    const [dx, dy] = [was.left + was.width / 2 - now.left - now.width / 2, was.top + was.height / 2 - now.top - now.height / 2];
    const scale = Math.min(was.width / now.width, was.height / now.height);
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    element.style.zIndex = '9';
    const motion = element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, {}], { duration, easing: EASE });
    motion.onfinish = () => (element.style.zIndex = '');
  }
}
