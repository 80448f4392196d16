import { PLAY_ROUND_PATH } from '@shared-kernel/contracts/browse/play';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, gt } from '../../database/orm.ts';
import { findSessionByHash, type LiveSession, type readSessionByHash } from '../../identity/find-session.ts';
import { hashToken } from '../../identity/tokens.ts';
import { refuseWhenClosed } from '../../merchants/status.ts';
import { findGame, type StoredGame } from '../catalogue/game.mapper.ts';
import { launches } from './launches.tables.ts';

interface FoundLaunch {
  readonly member: LiveSession['member'];
  readonly stored: StoredGame | undefined;
  readonly isFreePlay: boolean;
  readonly language: (typeof launches.$inferSelect)['language'];
}

export interface LaunchOptions {
  /** Where it is looked up: inside a transaction, that. */
  readonly db?: Database;
  /** By `readSessionByHash` it is no sign of life. */
  readonly findSession?: typeof readSessionByHash;
}

/**
 * What a launch token stands for. Fails with `session.expired` once the token or its session has ended, and while the site is
 * closed as its own calls do.
 */
export const findLaunch = async (
  { playDb, config }: Platform,
  token: string | undefined,
  now: Date,
  { db = playDb, findSession = findSessionByHash }: LaunchOptions = {},
): Promise<FoundLaunch> => {
  const [found] = token
    ? await db
        .select()
        .from(launches)
        .where(and(eq(launches.tokenHash, hashToken(token)), gt(launches.expiresAt, now)))
    : [];
  const session = found && (await findSession(db, found.sessionHash, now));
  if (!found || !session)
    throw new PlatformError('session.expired', 'This game was opened by a session that has ended.');
  await refuseWhenClosed({ db, config }, session, PLAY_ROUND_PATH, now);
  const { nodeId, isFreePlay, language } = found;
  return { member: session.member, stored: await findGame(db, nodeId), isFreePlay, language };
};
