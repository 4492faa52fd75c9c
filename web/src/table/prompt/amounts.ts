/** Answers that divide an amount: how much, and what of. */
import type { Choice, Prompt } from '../../api/types';
import { parts } from '../state/touches';

/** By question: what the rest is of, and what the amount is of. */
const KINDS: Record<string, [rest: string, amount: string]> = {
  food_action: ['strudel', 'cake'],
  drinks_action: ['wine', 'coffee'],
  krones_action: ['emperor', 'krone'],
};

export const kindsOf = (prompt: Prompt | null | undefined) => KINDS[prompt?.ask ?? ''];
export const amountOf = (choice: Choice) => Number(parts(choice)[1]);
