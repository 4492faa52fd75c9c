/** Tells in the window's title, and through the browser if the player wishes, whose turn it is. */

import { preferences } from '../../app/preferences.svelte';
import type { Table } from '../../api/types';
import { t } from '../../i18n/index.svelte';
import { play } from '../../sound/play';

const played = ({ you, seats }: Table) => you !== null && seats[you].stand_in !== null;
const mine = (table: Table | null) =>
  table?.status === 'playing' && table.view?.prompt?.choices !== undefined && !played(table);

export function announce(table: Table, before: Table | null): void {
  document.title = mine(table) ? t('title-your-turn') : t('app-title');
  const turned = mine(table) && !mine(before) && before !== null;
  if (turned) play('turn');
  if (turned && document.hidden) void notify(table.view?.prompt?.line ?? '', `/game/${table.game}`);
}

/** Through the service worker where there is one: phones allow nothing else. A click leads to `path`. */
export async function notify(body: string, path: string): Promise<void> {
  if (!preferences.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: path, icon: './icon-192.png', data: `./#${path}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(t('app-title'), options);
  try {
    const notice = new Notification(t('app-title'), options);
    notice.onclick = () => (window.focus(), notice.close());
  } catch {
    // The title tells it nevertheless.
  }
}
