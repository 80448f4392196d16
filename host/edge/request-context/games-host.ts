/** All that a game's frame asks for: its page, its files and calls, and pictures of games. */
const GAME_PATHS = /^\/wps\/(?:play|art)\//;
const FRAME_PATHS = /^\/wps\/play\//;

/** What a request may have here. `game`: a frame's own business; `nothing`: there is no such page on this host name. */
export type Side = 'site' | 'game' | 'nothing';

/**
 * Games live on a host name of their own (`GAMES_ORIGIN`), where nothing of the site is: a game that turns hostile finds no
 * page, no session and no cookie there, and the site's host names have no game that could be opened as a page of the site.
 * Without such a name they are the site's paths, in a sandbox without an origin.
 */
export const createSides = (gamesOrigin: string | undefined): ((site: URL) => Side) => {
  if (gamesOrigin === undefined) return () => 'site';
  const games = new URL(gamesOrigin).host;
  return ({ host, pathname }) => {
    if (host === games) return GAME_PATHS.test(pathname) ? 'game' : 'nothing';
    return FRAME_PATHS.test(pathname) ? 'nothing' : 'site';
  };
};
