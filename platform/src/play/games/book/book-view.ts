import type { Language } from '@shared-kernel/contracts/system/values';
import { and, asc, desc, eq, exists, gt, inArray, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { bets } from '../../bets/bets.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import { crestUrl } from '../../catalogue/icon-urls.ts';
import type { RoundProof } from '../../fair-random/check-round.ts';
import { bookLegs, bookMatches, type LegState, type MatchState } from './book.tables.ts';
import type { BookCategory } from './book-categories.ts';
import { isOnSale, oddsOfMatch } from './match-odds.ts';
import { offersOf } from './rules/odds.ts';
import type { Market } from './rules/picks.ts';
import type { Score, Sport } from './rules/scores.ts';
import type { BookMatch } from './run-matches.ts';

/** The code of the rules that a match is checked with. */
const CHECKED_BY = 'sports';
const MOST_MATCHES = 30;
const MOST_RESULTS = 15;
const MOST_ENDED_SLIPS = 20;

interface Team {
  readonly name: string;
  readonly iconUrl: string;
}

/** A match as a frame shows it. Odds in hundredths; null: not offered at this moment. */
export interface ShownMatch {
  readonly id: string;
  readonly sport: Sport;
  readonly league: string;
  readonly home: Team;
  readonly away: Team;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly state: MatchState;
  readonly score: Score | null;
  readonly markets: readonly {
    readonly market: Market;
    readonly picks: readonly { readonly pick: string; readonly odds: number | null }[];
  }[];
  /** The hash of the seed that it is drawn from. */
  readonly seedHash: string;
  /** Once the seed is shown. */
  readonly proof?: RoundProof;
}

export interface ShownSlip {
  readonly betNo: string;
  readonly status: 'open' | 'settled' | 'void';
  readonly placedAt: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly legs: readonly {
    readonly match: Omit<ShownMatch, 'markets'>;
    readonly pick: string;
    readonly odds: number;
    readonly state: LegState;
  }[];
}

const proofOf = ({ id, sport, rates, seed, seedHash, moves, score }: BookMatch): RoundProof | undefined =>
  seed === null
    ? undefined
    : {
        game: CHECKED_BY,
        betNo: id,
        serverSeed: seed,
        clientSeed: id,
        nonce: 0,
        seedHash,
        stakeMinor: 0,
        payoutMinor: 0,
        choice: { sport, rates },
        outcome: { moves, score },
      };

const toTeam = (name: string): Team => ({ name, iconUrl: crestUrl(name) });

const describe = (match: BookMatch, language: Language): Omit<ShownMatch, 'markets'> => {
  const proof = proofOf(match);
  return {
    id: match.id,
    sport: match.sport,
    league: match.league[language],
    home: toTeam(match.homeTeam),
    away: toTeam(match.awayTeam),
    startsAt: match.startsAt.toISOString(),
    state: match.state,
    score: match.score,
    seedHash: match.seedHash,
    ...(proof && { proof }),
  };
};

const withMarkets = (match: BookMatch, language: Language, now: Date): ShownMatch => {
  const odds = isOnSale(match, now) ? oddsOfMatch(match) : undefined;
  const markets = offersOf(match).map(({ market, picks }) => ({
    market,
    picks: picks.map((pick) => ({ pick, odds: odds?.get(pick) ?? null })),
  }));
  return { ...describe(match, language), markets: odds ? markets : [] };
};

interface Asked {
  readonly category: BookCategory;
  readonly language: Language;
  readonly now: Date;
  /** A match that is wanted, however far ahead. */
  readonly matchId: string | undefined;
}

/** The matches on sale, the next first; those that are on; and the last results. */
export const matchesShown = async (db: Database, { category, language, now, matchId }: Asked) => {
  const isOpen = and(eq(bookMatches.category, category), eq(bookMatches.state, 'open'));
  const next = await db
    .select()
    .from(bookMatches)
    .where(and(isOpen, gt(bookMatches.startsAt, now)))
    .orderBy(asc(bookMatches.startsAt), asc(bookMatches.id))
    .limit(MOST_MATCHES);
  const wanted = matchId !== undefined && !next.some(({ id }) => id === matchId);
  const extra = wanted
    ? await db
        .select()
        .from(bookMatches)
        .where(and(eq(bookMatches.id, matchId), eq(bookMatches.category, category), gt(bookMatches.startsAt, now)))
    : [];
  const playing = await db
    .select()
    .from(bookMatches)
    .where(and(isOpen, lte(bookMatches.startsAt, now)))
    .orderBy(asc(bookMatches.startsAt));
  const results = await db
    .select()
    .from(bookMatches)
    .where(and(eq(bookMatches.category, category), ne(bookMatches.state, 'open')))
    .orderBy(desc(bookMatches.startsAt))
    .limit(MOST_RESULTS);
  return {
    matches: [...next, ...extra].map((match) => withMarkets(match, language, now)),
    playing: playing.map((match) => describe(match, language)),
    results: results.map((match) => describe(match, language)),
  };
};

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
  return rows.map((bet) => ({
    betNo: bet.betNo,
    status: bet.status,
    placedAt: (bet.openedAt ?? bet.placedAt).toISOString(),
    stakeMinor: Number(bet.stake),
    payoutMinor: Number(bet.payout),
    legs: legs
      .filter(({ leg }) => leg.betNo === bet.betNo)
      .map(({ leg: { pick, odds, state }, match }) => ({ match: describe(match, language), pick, odds, state })),
  }));
};
