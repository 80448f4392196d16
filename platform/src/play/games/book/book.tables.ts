import type { Language } from '@shared-kernel/contracts/system/values';
import { instant } from '../../../database/instant.ts';
import { sql } from '../../../database/orm.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from '../../../database/pg-core.ts';
import type { BookCategory } from './book-categories.ts';
import type { Rates, Score, Sport } from './rules/scores.ts';

export type MatchState = 'open' | 'ended' | 'void';
export type LegState = 'open' | 'won' | 'halfWon' | 'push' | 'halfLost' | 'lost' | 'void';

/** A match that can be bet on, for all merchants. It is written before its first odds, with the hash of its seed. */
export const bookMatches = pgTable(
  'book_matches',
  {
    /** `<day>.<league>.<slot>` (`fixtures.ts`); numbers are drawn with it. */
    id: text().primaryKey(),
    category: text().$type<BookCategory>().notNull(),
    sport: text().$type<Sport>().notNull(),
    league: jsonb().$type<Record<Language, string>>().notNull(),
    homeTeam: text('home_team').notNull(),
    awayTeam: text('away_team').notNull(),
    rates: jsonb().$type<Rates>().notNull(),
    /** Slips are taken until then, by the platform's clock. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When the odds move next; null: not any more. */
    movesAt: instant('moves_at'),
    /** The moves that were made. */
    moves: jsonb().$type<number[]>().notNull(),
    state: text().$type<MatchState>().notNull(),
    seedHash: text('seed_hash').notNull(),
    sealedSeed: jsonb('sealed_seed').$type<Record<string, string>>().notNull(),
    /** The seed itself, once the match has ended. */
    seed: text(),
    /** null: not ended yet, or given up. */
    score: jsonb().$type<Score>(),
  },
  (table) => [
    index('book_matches_old').on(table.startsAt),
    index('book_matches_category').on(table.category, table.startsAt),
    index('book_matches_moves').on(table.movesAt).where(sql`${table.movesAt} is not null`),
    index('book_matches_ends').on(table.endsAt).where(sql`${table.state} = 'open'`),
  ],
);

/** A pick of a slip, which is a bet (`bets`), with the odds that it was sold at. */
export const bookLegs = pgTable(
  'book_legs',
  {
    betNo: text('bet_no').notNull(),
    /** From 1. */
    place: integer().notNull(),
    matchId: text('match_id')
      .notNull()
      .references(() => bookMatches.id),
    pick: text().notNull(),
    /** Hundredths of the stake. */
    odds: integer().notNull(),
    state: text().$type<LegState>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.betNo, table.place] }),
    index('book_legs_match').on(table.matchId),
    index('book_legs_open').on(table.betNo).where(sql`${table.state} = 'open'`),
  ],
);

/** What a merchant takes, in minor units; without a row, `BOOK_LIMITS`. */
export const bookLimits = pgTable('book_limits', {
  merchant: text().primaryKey(),
  leastStake: bigint('least_stake', { mode: 'bigint' }).notNull(),
  mostStake: bigint('most_stake', { mode: 'bigint' }).notNull(),
  /** The most that one slip pays. */
  mostPayout: bigint('most_payout', { mode: 'bigint' }).notNull(),
});
