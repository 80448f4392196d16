import type { Database, Transaction } from '../../../database/database.ts';
import { and, asc, eq, ne } from '../../../database/orm.ts';
import { log } from '../../../log/log.ts';
import { bets } from '../../bets/bets.tables.ts';
import type { KeptEnd } from '../../bets/slip-legs.ts';
import { type BetEnd, endBet } from '../../stakes/open-bets.ts';
import { bookLegs, bookMatches, type LegState } from './book.tables.ts';
import { STATE_OF_GRADE } from './leg-states.ts';
import { type EndedLeg, gradeOfLeg, payoutOf } from './rules/payout.ts';

type Leg = typeof bookLegs.$inferSelect;
type Held = readonly { readonly leg: Leg; readonly match: typeof bookMatches.$inferSelect }[];

/** The legs of a slip, held until this transaction ends: whoever comes second finds them graded. */
const holdLegs = (tx: Transaction, betNo: string): Promise<Held> =>
  tx
    .select({ leg: bookLegs, match: bookMatches })
    .from(bookLegs)
    .innerJoin(bookMatches, eq(bookMatches.id, bookLegs.matchId))
    .where(eq(bookLegs.betNo, betNo))
    .orderBy(asc(bookLegs.place))
    .for('update', { of: bookLegs });

const stateOf = ({ leg, match }: Held[number]): LegState => {
  if (match.state === 'open') return 'open';
  return match.state === 'void' ? 'void' : STATE_OF_GRADE[`${gradeOfLeg(endedOf({ leg, match }))}`];
};

const endedOf = ({ leg: { pick, odds }, match: { score } }: Held[number]): EndedLeg => ({ pick, odds, score });

/** Half of a stake was at risk where every leg came out half; nothing where every leg gave the stake back. */
const validBetOf = (stake: bigint, states: readonly LegState[]): bigint => {
  if (states.every((state) => state === 'push')) return 0n;
  return states.length === 1 && states.some((state) => state === 'halfWon' || state === 'halfLost')
    ? stake / 2n
    : stake;
};

/** How a slip ends by now: void where no match of it was played, lost with the first leg that is; undefined while it goes on. */
const endOf = (stake: bigint, held: Held, at: Date): BetEnd | undefined => {
  const states = held.map(stateOf);
  const isLost = states.includes('lost');
  if (!isLost && states.includes('open')) return undefined;
  const outcome: KeptEnd = { scores: held.map(({ match }) => match.score) };
  if (states.every((state) => state === 'void')) return { status: 'void', outcome, at };
  const payout = isLost ? 0n : payoutOf(stake, held.map(endedOf));
  const played = states.filter((state) => state !== 'void');
  return { status: 'settled', payout, validBet: isLost ? stake : validBetOf(stake, played), outcome, at };
};

const settle = (db: Database, betNo: string, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await holdLegs(tx, betNo);
    for (const each of held) {
      const state = stateOf(each);
      if (each.leg.state === 'open' && state !== 'open')
        await tx
          .update(bookLegs)
          .set({ state })
          .where(and(eq(bookLegs.betNo, betNo), eq(bookLegs.place, each.leg.place)));
    }
    const [bet] = await tx.select({ stake: bets.stake }).from(bets).where(eq(bets.betNo, betNo));
    const end = bet && endOf(bet.stake, held, at);
    if (end) await endBet(tx, betNo, end);
  });

/** Slips with an open leg on a match that is over. */
const waiting = (db: Database, limit: number) =>
  db
    .selectDistinct({ betNo: bookLegs.betNo })
    .from(bookLegs)
    .innerJoin(bookMatches, eq(bookMatches.id, bookLegs.matchId))
    .where(and(eq(bookLegs.state, 'open'), ne(bookMatches.state, 'open')))
    .limit(limit);

const BATCH = 500;

/** Settles what matches have decided, each slip in a transaction of its own: interrupted or done twice, it pays once. */
export const settleSlips = async (db: Database, now: Date, signal: AbortSignal): Promise<void> => {
  for (const { betNo } of await waiting(db, BATCH)) {
    if (signal.aborted) return;
    try {
      await settle(db, betNo, now);
    } catch (error) {
      // It stands in nobody's way: the next run takes it up again.
      log({ level: 'error', event: 'book.slip-not-settled', betNo }, error);
    }
  }
};
