import type { Seat } from '../../api/types';

/** Whether nobody is waited for on this seat: a bot plays there, or Leopold. */
export const isAutomatic = (seat: Seat | null | undefined): boolean =>
  !!seat && (seat.kind === 'bot' || seat.kind === 'automa' || seat.stand_in !== null);
