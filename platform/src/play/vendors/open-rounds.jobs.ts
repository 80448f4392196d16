import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import type { Database } from '../../database/database.ts';
import { and, asc, lt, ne } from '../../database/orm.ts';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { log } from '../../log/log.ts';
import { betsOfRound, holdRound, setRoundState, voidBet } from './rounds.ts';
import { ownerById } from './vendor-players.ts';
import { vendorRounds, vendorTransactions } from './vendor-wallet.tables.ts';

/** How long a round may be open: what is not decided until then is refunded. */
export const OPEN_FOR_MS = 24 * HOUR_MS;
/** As long as records are shown; until then a transaction is answered as before. */
const KEPT_MS = 180 * DAY_MS;
const MOST_AT_ONCE = 200;

const endRound = (db: Database, { vendor, roundId, memberId }: typeof vendorRounds.$inferSelect, at: Date) =>
  db.transaction(async (tx) => {
    const of = { vendor, roundId };
    const { round } = await holdRound(tx, of, await ownerById(tx, memberId));
    if (round.state === 'closed') return;
    const refunded = round.state === 'open' ? await betsOfRound(tx, of) : [];
    for (const { betNo } of refunded) await voidBet(tx, betNo, of, at);
    await setRoundState(tx, of, 'closed');
    const bets = refunded.map(({ betNo }) => betNo);
    if (bets.length > 0) log({ level: 'warn', event: 'vendor.round-refunded', vendor, roundId, bets });
  });

/** Ends what vendors have left open: a round that has won is over, any other was not played. */
export const openVendorRoundsJob: Job = {
  name: 'vendors.open-rounds',
  everyMs: MINUTE_MS,
  run: async ({ db }, now, signal) => {
    const left = await db
      .select()
      .from(vendorRounds)
      .where(and(ne(vendorRounds.state, 'closed'), lt(vendorRounds.openedAt, new Date(now.getTime() - OPEN_FOR_MS))))
      .orderBy(asc(vendorRounds.openedAt))
      .limit(MOST_AT_ONCE);
    for (const round of left) {
      if (signal.aborted) return;
      await endRound(db, round, now).catch((error: unknown) =>
        log(
          { level: 'error', event: 'vendor.round-not-refunded', vendor: round.vendor, roundId: round.roundId },
          error,
        ),
      );
    }
  },
};

const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

export const VENDOR_JOBS: readonly Job[] = [
  openVendorRoundsJob,
  purgeJob('vendor-transactions', vendorTransactions, (now) => lt(vendorTransactions.at, keptSince(now))),
  purgeJob('vendor-rounds', vendorRounds, (now) => lt(vendorRounds.openedAt, keptSince(now))),
];
