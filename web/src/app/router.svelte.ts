/** Addresses are behind the #, so that tokens in links never reach a server's log. */

export type Route =
  | { screen: 'lobby' }
  | { screen: 'game'; game: string }
  | { screen: 'join'; game: string; invitation: string }
  /** One's own game, or the one that a link shows to anybody. */
  | { screen: 'end'; game: string; shared?: true }
  /** A replay can open at the moment of an event. */
  | { screen: 'replay'; game: string; event: number | null; shared?: true }
  /** A review of a game, one of its turns on the board, or what can be learned from it. */
  | { screen: 'review'; game: string; part?: string; turn: number | null; shared?: true }
  /** What somebody brought along, or its replay. */
  | { screen: 'load'; replay: boolean }
  | { screen: 'rules'; section?: string }
  | { screen: 'statistics' }
  | { screen: 'daily' }
  /** The puzzle of a day, which stands where games have their id. */
  | { screen: 'puzzle'; game: string };

/** The parts of an address; none if it is not well-formed, as after a link was cut off in the middle of a letter. */
function partsOf(hash: string): string[] {
  try {
    return hash
      .replace(/^#?\/?/, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return [];
  }
}

export function parse(hash: string): Route {
  const [screen, game, third, fourth, fifth] = partsOf(hash);
  const event = (number = '') => (/^\d+$/.test(number) ? +number : null);
  if (screen === 'game' && game) return { screen, game };
  if (screen === 'join' && game && third) return { screen, game, invitation: third };
  if (screen === 'end' && game) return { screen, game };
  if (screen === 'replay' && game) return { screen, game, event: event(third) };
  if (screen === 'review' && game) return { screen, game, part: third, turn: event(fourth) };
  if (screen === 'shared' && game) {
    if (third === 'replay') return { screen: third, game, event: event(fourth), shared: true };
    if (third === 'review') return { screen: third, game, part: fourth, turn: event(fifth), shared: true };
    return { screen: 'end', game, shared: true };
  }
  if (screen === 'load') return { screen, replay: game === 'replay' };
  if (screen === 'rules') return { screen, section: game };
  if (screen === 'puzzle' && game) return { screen, game };
  if (screen === 'statistics' || screen === 'daily') return { screen };
  return { screen: 'lobby' };
}

let current = $state.raw(parse(location.hash));
addEventListener('hashchange', () => (current = parse(location.hash)));

export function route(): Route {
  return current;
}

export function go(path: string): void {
  location.hash = path;
}

/** Goes on by itself: the way back does not lead here again. */
export function forward(path: string): void {
  location.replace(`#${path}`);
}
