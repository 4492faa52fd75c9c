/** Names for what the server names by a word of its own. */

import { has, language, t } from '../i18n/index.svelte';

/** A bot's character. */
export function botName(bot: string): string {
  return has(`lobby-bot-${bot}`) ? t(`lobby-bot-${bot}`) : bot;
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}
