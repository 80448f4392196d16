import { type launchGame, PLAY_ROUND_PATH } from '@shared-kernel/contracts/browse/play';
import { and, eq, gt } from 'drizzle-orm';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { findSessionByHash, type LiveSession, readSessionByHash } from '../../identity/find-session.ts';
import { hashToken } from '../../identity/tokens.ts';
import { refuseWhenClosed } from '../../merchants/status.ts';
import { findGame, type StoredGame } from '../catalogue/game.mapper.ts';
import { launches } from './games.tables.ts';
import { demoGameOf, type PlayableGame } from './registry.ts';

export interface OpenedLaunch {
  readonly member: LiveSession['member'];
  readonly stored: StoredGame;
  readonly playable: PlayableGame;
  readonly isFreePlay: boolean;
}

/**
 * What a launch token opens. Fails with `session.expired` once the token or its session has ended, and while the site is
 * closed as its own calls do.
 */
export const openLaunch = async (
  platform: Platform,
  token: string | undefined,
  now: Date,
  findSession = findSessionByHash,
): Promise<OpenedLaunch> => {
  const db = platform.playDb;
  const [found] = token
    ? await db
        .select()
        .from(launches)
        .where(and(eq(launches.tokenHash, hashToken(token)), gt(launches.expiresAt, now)))
    : [];
  const session = found && (await findSession(db, found.sessionHash, now));
  if (!found || !session)
    throw new PlatformError('session.expired', 'This game was opened by a session that has ended.');
  await refuseWhenClosed(platform, session, PLAY_ROUND_PATH);
  const stored = await findGame(db, found.nodeId);
  const playable = stored && demoGameOf(stored);
  if (!playable) throw new PlatformError<typeof launchGame>('game.unavailable', 'This game cannot be played now.');
  return { member: session.member, stored, playable, isFreePlay: found.isFreePlay };
};

/** The same without a sign of life: a table that is only looked at keeps no session from ending. */
export const watchLaunch = (platform: Platform, token: string, now: Date): Promise<OpenedLaunch> =>
  openLaunch(platform, token, now, readSessionByHash);
