/** Host names of this machine, so that every brand opens without a name server. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '*.localhost', '127.0.0.1', '[::1]'];

/** Whether a host name is one of the site's: an exact name, or a suffix written `*.example`. */
export const createHostCheck = (hosts: readonly string[]): ((hostname: string) => boolean) => {
  const names = new Set(hosts);
  const suffixes = hosts.filter((host) => host.startsWith('*.')).map((host) => host.slice(1));
  return (hostname) => {
    const name = hostname.toLowerCase();
    return names.has(name) || suffixes.some((suffix) => name.endsWith(suffix) && name.length > suffix.length);
  };
};

/** Everything that a game's frame requests: its page, files and calls, and pictures of games. */
const GAME_PATHS = /^\/wps\/(?:play|art)\//;
const FRAME_PATHS = /^\/wps\/play\//;

/** `game`: a request of a game's frame; `nothing`: the path does not exist on this host name. */
export type Side = 'site' | 'game' | 'nothing';

/**
 * Isolates games on an origin of their own (`GAMES_ORIGIN`): a hostile game finds no page, session or cookie there, and the site's
 * host names serve no game as a page. Without that origin games are paths of the site, in a sandbox without an origin.
 */
export const createSides = (gamesOrigin: string | undefined): ((site: URL) => Side) => {
  if (gamesOrigin === undefined) return () => 'site';
  const games = new URL(gamesOrigin).host;
  return ({ host, pathname }) => {
    if (host === games) return GAME_PATHS.test(pathname) ? 'game' : 'nothing';
    return FRAME_PATHS.test(pathname) ? 'nothing' : 'site';
  };
};
