/** What went wrong, in words. */

import { Refused } from '../api/client';
import { has, t } from '../i18n/index.svelte';

export function inWords(problem: unknown): string {
  if (!(problem instanceof Refused)) return t('problem-unreachable');
  const id = `problem-${problem.reason.replaceAll('_', '-')}`;
  if (has(id)) return t(id);
  return problem.status >= 500 ? t('problem-unreachable') : problem.message;
}
