import '@fontsource/forum/latin-400.css';
import '@fontsource/forum/latin-ext-400.css';
import '@fontsource/forum/cyrillic-400.css';
import '@fontsource-variable/ysabeau-office/wght.css';
import './design/tokens.css';
import './design/components.css';
import './design/cards.css';
import './design/board.css';
import './design/controls.css';
import './design/forced.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { persist } from './app/persist';
import { preferences } from './app/preferences.svelte';
import { speak } from './i18n/index.svelte';
import { keepOffline } from './offline/register';

/** Everything that the page names has come, or it is known that it cannot be fetched. */
const loaded = new Promise<void>((done) => {
  if (document.readyState === 'complete') done();
  else addEventListener('load', () => done(), { once: true });
});

/** Browsers do not always tell of a style sheet that did not come. */
const unstyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => !sheet?.cssRules.length);

try {
  await Promise.all([loaded, persist(() => speak(preferences.language))]);
  if (unstyled()) throw new Error('A style sheet cannot be fetched');
  mount(App, { target: document.getElementById('app')! });
  document.getElementById('boot')?.remove();
  if (import.meta.env.PROD) void keepOffline();
} catch (problem) {
  console.error(problem);
  dispatchEvent(new Event('stranded')); // boot.js has the words
}
