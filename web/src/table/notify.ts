/** Tells in the window's title, and through the browser if the player wishes, whose turn it is. */

import { preferences } from '../app/preferences.svelte';
import type { Table } from '../api/types';
import { t } from '../i18n/index.svelte';

const played = ({ you, seats }: Table) => you !== null && seats[you].stand_in !== null;
const mine = (table: Table | null) =>
  table?.status === 'playing' && table.view?.prompt?.choices !== undefined && !played(table);

export function announce(table: Table, before: Table | null): void {
  document.title = mine(table) ? t('title-your-turn') : t('app-title');
  const turned = mine(table) && !mine(before) && before !== null;
  if (
    turned &&
    document.hidden &&
    preferences.notify &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    const notice = new Notification(t('app-title'), { body: table.view?.prompt?.line, tag: table.game });
    notice.onclick = () => (window.focus(), notice.close());
  }
}
