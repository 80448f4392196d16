import type { Language } from '@shared-kernel/contracts/system/values';
import type { Database } from '../../../database/database.ts';
import { and, asc, desc, eq, exists, inArray, ne } from '../../../database/orm.ts';
import { bets } from '../../bets/bets.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import { bookLegs, bookMatches, type LegState } from './book.tables.ts';
import type { BookCategory } from './book-categories.ts';
import { GRADE_OF_STATE } from './leg-states.ts';
import { payoutAt } from './rules/payout.ts';
import { describe, type ShownMatch } from './shown-match.ts';

const MOST_ENDED_SLIPS = 20;

export interface ShownSlip {
  readonly betNo: string;
  readonly status: 'open' | 'settled' | 'void';
  readonly placedAt: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  /** What it pays if all that is open of it wins. */
  readonly mostPayoutMinor: number;
  readonly legs: readonly {
    readonly match: Omit<ShownMatch, 'markets'>;
    readonly pick: string;
    readonly odds: number;
    readonly state: LegState;
  }[];
}

interface Whose {
  readonly memberId: number;
  readonly category: BookCategory;
  readonly isFreePlay: boolean;
  readonly language: Language;
}

/** A member's slips in a category, through whichever of its games: all open ones, then the last that ended; the newest first. */
export const slipsOf = async (
  db: Database,
  { memberId, category, isFreePlay, language }: Whose,
): Promise<readonly ShownSlip[]> => {
  const ofCategory = db.select({ nodeId: games.nodeId }).from(games).where(eq(games.category, category));
  const isTheirs = and(
    eq(bets.memberId, memberId),
    eq(bets.isFreePlay, isFreePlay),
    inArray(bets.nodeId, ofCategory),
    exists(db.select().from(bookLegs).where(eq(bookLegs.betNo, bets.betNo))),
  );
  const newestFirst = [desc(bets.placedAt), desc(bets.id)];
  const open = await db
    .select()
    .from(bets)
    .where(and(isTheirs, eq(bets.status, 'open')))
    .orderBy(...newestFirst);
  const ended = await db
    .select()
    .from(bets)
    .where(and(isTheirs, ne(bets.status, 'open')))
    .orderBy(...newestFirst)
    .limit(MOST_ENDED_SLIPS);
  const rows = [...open, ...ended];
  if (rows.length === 0) return [];
  const legs = await db
    .select({ leg: bookLegs, match: bookMatches })
    .from(bookLegs)
    .innerJoin(bookMatches, eq(bookMatches.id, bookLegs.matchId))
    .where(
      inArray(
        bookLegs.betNo,
        rows.map(({ betNo }) => betNo),
      ),
    )
    .orderBy(asc(bookLegs.place));
  return rows.map((bet) => {
    const own = legs.filter(({ leg }) => leg.betNo === bet.betNo);
    const graded = own.map(({ leg: { odds, state } }) => ({ odds, grade: GRADE_OF_STATE[state] }));
    return {
      betNo: bet.betNo,
      status: bet.status,
      placedAt: (bet.openedAt ?? bet.placedAt).toISOString(),
      stakeMinor: Number(bet.stake),
      payoutMinor: Number(bet.payout),
      mostPayoutMinor: Number(payoutAt(bet.stake, graded)),
      legs: own.map(({ leg: { pick, odds, state }, match }) => ({
        match: describe(match, language),
        pick,
        odds,
        state,
      })),
    };
  });
};
