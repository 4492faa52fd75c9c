/** Choices that are easily regretted, told from what else could be chosen. */

import type { Choice } from '../../api/types';
import { isOf } from './touches';

export const WARNINGS = ['idle', 'guest', 'pass', 'claim', 'move-in'] as const;
export type Warning = (typeof WARNINGS)[number];

export interface Regret {
  warning: Warning;
  /** What would be missed, or why nothing would happen. */
  missed: Pick<Choice, 'text'> | null;
}

/** `idle` has the choices that would do nothing, by id, with the reason. */
export function regretOf(choice: Choice, choices: Choice[], idle: Record<string, string> = {}): Regret | null {
  if (idle[choice.id]) return { warning: 'idle', missed: { text: idle[choice.id] } };
  const offered = (block: string) => choices.find((other) => isOf(other, block)) ?? null;
  const ends = isOf(choice, 'END_TURN');
  const missed: [boolean, Warning, Choice | null][] = [
    [isOf(choice, 'TAKE_DIE', 'TAKE_DIE_BOOSTED'), 'guest', offered('TAKE_GUEST')],
    [ends, 'claim', offered('CLAIM')],
    [ends, 'move-in', offered('MOVE_IN')],
  ];
  for (const [applies, warning, other] of missed) if (applies && other) return { warning, missed: other };
  return isOf(choice, 'PASS') ? { warning: 'pass', missed: null } : null;
}
