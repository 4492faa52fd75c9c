/** The answer at the right end of the phone's prompt: always at the same place, only its word changes. */

import type { Choice } from '../../api/types';
import { t } from '../../i18n/index.svelte';
import { isAutomatic } from '../state/automatic';
import type { TableModel } from '../state/model.svelte';
import { isOf } from '../state/touches';

export interface Answer {
  words: string;
  icon: string;
  /** Where it leads, if it is a link. */
  href?: string;
  /** Without it there is nothing to answer yet. */
  act?: () => void;
  /** It means: not now. */
  plain?: boolean;
  look?: string;
  title?: string;
}

const WORDS: Record<string, string> = { AMOUNT: 'take', KEEP_STAFF: 'keep' };

export function answerOf(model: TableModel): Answer {
  return ended(model) ?? marked(model) ?? asked(model) ?? { words: t('end-turn'), icon: 'ui-end' };
}

/** What there is to do for who is not asked. */
function ended(model: TableModel): Answer | null {
  const { table, prompt, hands, seat, standIn } = model;
  if (model.told.scoring) return { words: t('go-on'), icon: 'ui-right', act: () => hands.goOn?.() };
  if (model.told.again) return { words: t('faster'), icon: 'ui-skip', look: 'btn--skip', act: () => hands.goOn?.() };
  if (table?.status === 'over') return { words: t('see-result'), icon: 'ui-right', href: `#/end/${table.game}` };
  if (table?.you == null || table.seats[seat].resigned) return { words: t('lobby-game-watched'), icon: 'ui-eye' };
  if (standIn) return { words: t('come-back'), icon: 'ui-left', act: () => hands.comeBack?.(seat) };
  const other = prompt && !model.asked ? table.seats[prompt.seat] : null;
  if (hands.hurry && isAutomatic(other) && table.pace !== 'instant')
    return {
      words: t('faster'),
      icon: 'ui-skip',
      look: 'btn--skip',
      title: t('skip-bots'),
      act: table.hurried ? undefined : () => hands.hurry?.(),
    };
  return null;
}

/** A warning, a marked answer or advice. */
function marked(model: TableModel): Answer | null {
  const { regret, marked } = model;
  // The panel of hints has buttons of its own.
  const advice = model.hint ? null : model.advice;
  if (regret)
    return {
      words: t(`warn-${regret.regret.warning}-yes`),
      icon: 'ui-right',
      plain: true,
      act: () => model.play(regret.choice),
    };
  const choice = marked ?? advice;
  if (!choice) return null;
  const [block] = choice.name.split(':');
  const words = marked ? (WORDS[block] ?? 'do-it') : 'do-it';
  return { words: t(words), icon: 'ui-check', title: choice.text, act: () => model.choose(choice) };
}

function asked(model: TableModel): Answer | null {
  const of = (block: string) => model.choices.find((choice) => isOf(choice, block));
  const plays = (choice: Choice) => ({ title: choice.text, act: () => model.choose(choice) });
  const [end, done] = [of('END_TURN'), of('DONE')];
  if (end) return { words: t('end-turn'), icon: 'ui-end', ...plays(end) };
  if (done) return { words: t('done'), icon: 'ui-check', ...plays(done) };
  if (of('AMOUNT')) return { words: t('take'), icon: 'ui-check' };
  if (of('KEEP_STAFF')) return { words: t('keep'), icon: 'ui-check' };
  if (model.prompt?.ask === 'move_in' && model.asked && model.table?.undo)
    return { words: t('not-now'), icon: 'ui-left', plain: true, act: () => model.undo() };
  const [only] = model.targets.loose;
  if (only && model.choices.length === 1) return { words: only.text, icon: 'ui-check', ...plays(only) };
  return null;
}
