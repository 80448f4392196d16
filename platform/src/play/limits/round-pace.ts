import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Platform } from '../../base/platform.ts';
import { limitedUntil } from '../../base/try-later.ts';
import type { Transaction } from '../../database/database.ts';
import { and, desc, eq, gt, isNotNull, isNull, ne, or } from '../../database/orm.ts';
import type { Limit } from '../../http/limits/rate-limit.ts';
import { resolveMerchant } from '../../merchants/merchants.ts';
import { bets } from '../bets/bets.tables.ts';
import { vendorRounds } from '../vendors/vendor-wallet.tables.ts';

/** A bet of a game's frame, which has a key: what is or was open, or a draw decided, is no round. */
const isRound = and(isNotNull(bets.roundKey), isNull(bets.openedAt));

/** Five a second, for a minute on end: no hand plays faster. */
export const ROUNDS_OF_MEMBER: Limit = { count: 300, windowMs: 60_000 };

/** A round of a vendor's. */
type VendorRound = Pick<typeof vendorRounds.$inferSelect, 'vendor' | 'roundId'>;

/** When the member's rounds began, the latest first: ours and every vendor's, without `joined`. */
const roundsSince = (tx: Transaction, memberId: number, since: Date, joined?: VendorRound) => {
  const isOther = joined && or(ne(vendorRounds.vendor, joined.vendor), ne(vendorRounds.roundId, joined.roundId));
  return tx
    .select({ begunAt: bets.placedAt })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gt(bets.placedAt, since), isRound))
    .unionAll(
      tx
        .select({ begunAt: vendorRounds.openedAt })
        .from(vendorRounds)
        .where(and(eq(vendorRounds.memberId, memberId), gt(vendorRounds.openedAt, since), isOther)),
    )
    .orderBy(desc(bets.placedAt));
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

interface Beginning extends Pick<Pace, 'shortestMs'> {
  readonly memberId: number;
  readonly at: Date;
  /** The vendor's round that is begun, or gets one more bet. */
  readonly joined?: VendorRound;
}

/** `count` rounds in `windowMs` are as many as there may be. */
const refuseMore = async (tx: Transaction, { memberId, at, joined }: Beginning, { count, windowMs }: Limit) => {
  const since = new Date(at.getTime() - windowMs);
  const [oldest] = await roundsSince(tx, memberId, since, joined)
    .offset(count - 1)
    .limit(1);
  if (oldest) throw limitedUntil(new Date(oldest.begunAt.getTime() + windowMs), at);
};

/**
 * Fails with `rate.limited`: faster than hands play, or until so many ms after the member's last round, in whatever game and
 * launch. Asked while his account is held, so over all instances; a key asked again is not a new round.
 */
export const refuseHaste = async (tx: Transaction, beginning: Beginning): Promise<void> => {
  await refuseMore(tx, beginning, ROUNDS_OF_MEMBER);
  const { shortestMs } = beginning;
  if (shortestMs > 0) await refuseMore(tx, beginning, { count: 1, windowMs: shortestMs });
};
