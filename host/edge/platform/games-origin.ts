import { nullable, object, optional, safeParse, string } from 'shared-kernel/schema';
import type { EdgeDeps } from '../base/edge-deps.ts';

/** What a platform of ours says of itself at `/ready`; another says nothing, and nothing is asked of it. */
const readyAnswer = object({ gamesOrigin: optional(nullable(string())) });

/**
 * Compares where the platform sends players for games with where this server answers games: with one of the two alone, or two
 * that differ, launches lead nowhere, and each side by itself looks well. Said once for each difference.
 */
export const createGamesOriginCheck = ({
  gamesOrigin,
  log,
}: Pick<EdgeDeps, 'gamesOrigin' | 'log'>): ((answer: unknown) => void) => {
  const own = gamesOrigin ?? 'none';
  let said = own;
  return (answer) => {
    const read = safeParse(readyAnswer, answer);
    if (!read.success || read.data.gamesOrigin === undefined) return;
    const theirs = read.data.gamesOrigin ?? 'none';
    if (theirs !== own && theirs !== said) {
      const detail = `GAMES_ORIGIN is ${own} here and ${theirs} at the platform`;
      log({ level: 'error', event: 'games-origin.differs', detail });
    }
    said = theirs;
  };
};
