/** What the player prefers on this device, kept in the browser. */

import type { Warning } from '../table/state/warnings';

export type Theme = 'day' | 'night' | 'auto';
export type Speed = 'none' | 'quick' | 'calm';

interface Kept {
  name: string;
  language: string;
  theme: Theme;
  speed: Speed;
  /** Which choices that are easily regretted are asked about first. */
  warnings: Record<Warning, boolean>;
  /** Tell through the browser when it is this player's turn. */
  notify: boolean;
  /** The bot that was chosen last. */
  bot: string;
  /** Of Leopold, against whom one plays alone. */
  level: number;
  /** Sounds at the table. */
  sound: boolean;
  /** Leopold guides through the game, as in a first one. */
  guide: boolean;
  /** Single keys act at the table. */
  shortcuts: boolean;
  /** Leopold may be asked for advice, and forecasts are shown, at tables that have agreed on them. */
  hints: boolean;
  forecast: boolean;
}

const KEY = 'grandaustria.preferences';
const DEFAULTS: Kept = {
  name: '',
  language: navigator.language.slice(0, 2),
  theme: 'auto',
  speed: 'calm',
  warnings: { idle: true, guest: true, pass: true, claim: true, 'move-in': true },
  notify: false,
  bot: 'planner',
  level: 1,
  sound: false,
  guide: false,
  shortcuts: true,
  hints: true,
  forecast: true,
};

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

const before = kept();
export const preferences: Kept = $state({
  ...DEFAULTS,
  ...before,
  warnings: { ...DEFAULTS.warnings, ...before.warnings },
});

const dark = matchMedia('(prefers-color-scheme: dark)');
let systemIsDark = $state(dark.matches);
dark.addEventListener('change', (event) => (systemIsDark = event.matches));

export function theme(): 'day' | 'night' {
  if (preferences.theme === 'auto') return systemIsDark ? 'night' : 'day';
  return preferences.theme;
}

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(preferences);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still lets people play.
    }
  });
  $effect(() => {
    document.documentElement.dataset.theme = theme();
  });
});
