/** The seats this browser holds: the tokens of its games, several in one game when people share the device. */

export interface HeldSeat {
  game: string;
  /** null for somebody who only watches, with the invitation in place of a token. */
  seat: number | null;
  token: string;
}

const KEY = 'grandaustria.seats';
const MOST = 100;

export function heldSeats(): HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as HeldSeat[];
  } catch {
    return [];
  }
}

export function seatsIn(game: string): HeldSeat[] {
  return heldSeats().filter((held) => held.game === game);
}

/** Keeps a seat; the newest come first. */
export function keepSeat(held: HeldSeat): void {
  const others = heldSeats().filter((other) => other.game !== held.game || other.seat !== held.seat);
  localStorage.setItem(KEY, JSON.stringify([held, ...others].slice(0, MOST)));
}

export function forgetGame(game: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldSeats().filter((held) => held.game !== game)));
}
