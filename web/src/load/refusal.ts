/** Why a text could not be loaded or played on, in words. */

import { Refused } from '../api/client';
import { inWords } from '../forms/problems';
import { t } from '../i18n/index.svelte';

/** The server names the field; what it says about it is for programmers. */
export function refusal(problem: unknown): string {
  if (!(problem instanceof Refused)) return inWords(problem);
  const { reason, field } = problem;
  if (reason === 'too_large') return t('load-too-large');
  if (reason !== 'invalid') return inWords(problem);
  const choice = /^choices\[(\d+)\]$/.exec(field);
  const line = /^line (\d+)$/.exec(field);
  if (choice) return t('load-wrong-choice', { n: +choice[1] + 1 });
  if (line) return t('load-wrong-line', { n: +line[1] });
  if (field === 'version') return t('load-newer');
  if (field === 'text' || field === 'format') return t('load-unknown');
  return t('load-wrong-field', { field });
}
