/** What the player prefers on this device, kept in the browser. */

export type Theme = 'day' | 'night' | 'auto';
export type Speed = 'none' | 'quick' | 'calm';

interface Kept {
  name: string;
  language: string;
  theme: Theme;
  speed: Speed;
  /** Ask before choices that are easily regretted. */
  warnings: boolean;
  /** Tell through the browser when it is this player's turn. */
  notify: boolean;
}

const KEY = 'grandaustria.preferences';
const DEFAULTS: Kept = {
  name: '',
  language: navigator.language.slice(0, 2),
  theme: 'auto',
  speed: 'calm',
  warnings: true,
  notify: false,
};

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const preferences: Kept = $state({ ...DEFAULTS, ...kept() });

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
