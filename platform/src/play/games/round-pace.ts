import { MINUTE_MS } from '@shared-kernel/node/durations';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Platform } from '../../base/platform.ts';
import { limitedUntil } from '../../base/try-later.ts';
import type { Transaction } from '../../database/database.ts';
import type { Limit } from '../../http/limits/rate-limit.ts';
import { resolveMerchant } from '../../merchants/merchants.ts';
import { bets } from '../bets/bets.tables.ts';

/** A bet of a game's frame, which has a key: what is or was open, or a draw decided, is no round. */
const isRound = and(isNotNull(bets.roundKey), isNull(bets.openedAt));

/** Five a second, for a minute on end: no hand plays faster. */
export const ROUNDS_OF_MEMBER: Limit = { count: 300, windowMs: 60_000 };

/**
 * Fails with `rate.limited`. Counted while the member's account is held, so over all instances; a key asked again is not
 * a new round.
 */
export const refuseInhumanSpeed = async (tx: Transaction, memberId: number, at: Date): Promise<void> => {
  const since = new Date(at.getTime() - ROUNDS_OF_MEMBER.windowMs);
  const [oldest] = await tx
    .select({ placedAt: bets.placedAt })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gt(bets.placedAt, since), isRound))
    .orderBy(desc(bets.placedAt))
    .offset(ROUNDS_OF_MEMBER.count - 1)
    .limit(1);
  if (oldest) throw limitedUntil(new Date(oldest.placedAt.getTime() + ROUNDS_OF_MEMBER.windowMs), at);
};

/** The operator's shortest time between two rounds of one member, in ms: safer play expects 2.5 s, and no way round it. */
export const shortestRoundOf = async ({ config, db }: Platform, merchant: string): Promise<number> =>
  config.shortestRoundMs ?? (await resolveMerchant(db, merchant, undefined)).shortestRoundMs;

export interface Pace {
  readonly shortestMs: number;
  /** How long a round counts as time played at most. */
  readonly gapMs: number;
}

/** What the operator says of time between rounds. */
export const paceOf = async (platform: Platform, merchant: string): Promise<Pace> => ({
  shortestMs: await shortestRoundOf(platform, merchant),
  gapMs: (await resolveMerchant(platform.db, merchant, undefined)).playGapMinutes * MINUTE_MS,
});

/**
 * Fails with `rate.limited` until so many ms after the member's last round, in whatever game and launch. Asked while his
 * account is held.
 */
export const refuseTooSoon = async (tx: Transaction, memberId: number, at: Date, shortestMs: number): Promise<void> => {
  if (shortestMs === 0) return;
  const since = new Date(at.getTime() - shortestMs);
  const [last] = await tx
    .select({ placedAt: bets.placedAt })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gt(bets.placedAt, since), isRound))
    .orderBy(desc(bets.placedAt))
    .limit(1);
  if (last) throw limitedUntil(new Date(last.placedAt.getTime() + shortestMs), at);
};
