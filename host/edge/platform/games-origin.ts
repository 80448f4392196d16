import { nullable, object, optional, safeParse, string } from '@shared-kernel/contracts/schema';
import type { EdgeDeps } from '../base/edge-deps.ts';

/** The reference platform's answer at `/ready`; another platform may leave the field out. */
const readyAnswer = object({ gamesOrigin: optional(nullable(string())) });

/**
 * Compares the platform's `GAMES_ORIGIN` with this server's: if they differ, launches fail although each process is healthy. Each
 * difference is logged once.
 */
export const createGamesOriginCheck = ({
  gamesOrigin,
  log,
}: Pick<EdgeDeps, 'gamesOrigin' | 'log'>): ((answer: unknown) => void) => {
  const own = gamesOrigin ?? 'none';
  let logged = own;
  return (answer) => {
    const read = safeParse(readyAnswer, answer);
    if (!read.success || read.data.gamesOrigin === undefined) return;
    const theirs = read.data.gamesOrigin ?? 'none';
    if (theirs !== own && theirs !== logged) {
      const detail = `GAMES_ORIGIN is ${own} here and ${theirs} at the platform`;
      log({ level: 'error', event: 'games-origin.differs', detail });
    }
    logged = theirs;
  };
};
