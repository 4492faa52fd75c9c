/** Addresses are behind the #, so that tokens in links never reach a server's log. */

export type Route =
  | { screen: 'lobby' }
  | { screen: 'game'; game: string }
  | { screen: 'join'; game: string; invitation: string }
  | { screen: 'end'; game: string }
  | { screen: 'replay'; game: string }
  | { screen: 'rules'; section?: string };

export function parse(hash: string): Route {
  const [screen, game, invitation] = hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent);
  if (screen === 'game' && game) return { screen, game };
  if (screen === 'join' && game && invitation) return { screen, game, invitation };
  if ((screen === 'end' || screen === 'replay') && game) return { screen, game };
  if (screen === 'rules') return { screen, section: game };
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
