import type { Language } from '@shared-kernel/contracts/system/values';
import type { Platform } from '../../../base/platform.ts';
import { and, asc, desc, eq, gt, lte, ne } from '../../../database/orm.ts';
import { createSingleFlight } from '../../../database/single-flight.ts';
import { bookMatches } from './book.tables.ts';
import type { BookCategory } from './book-categories.ts';
import { describe, type ShownMatch, showMatch } from './shown-match.ts';

const MOST_MATCHES = 30;
const MOST_RESULTS = 15;

interface MatchList {
  readonly matches: readonly ShownMatch[];
  readonly playing: readonly Omit<ShownMatch, 'markets'>[];
  readonly results: readonly Omit<ShownMatch, 'markets'>[];
}

/** The matches on sale, the next first; those that are on; and the last results. */
const listMatches = async ({ db, clock }: Platform, category: BookCategory, language: Language): Promise<MatchList> => {
  const now = await clock.now();
  const isOpen = and(eq(bookMatches.category, category), eq(bookMatches.state, 'open'));
  const next = await db
    .select()
    .from(bookMatches)
    .where(and(isOpen, gt(bookMatches.startsAt, now)))
    .orderBy(asc(bookMatches.startsAt), asc(bookMatches.id))
    .limit(MOST_MATCHES);
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
    matches: next.map((match) => showMatch(match, language, now)),
    playing: playing.map((match) => describe(match, language)),
    results: results.map((match) => describe(match, language)),
  };
};

interface Asked {
  readonly category: BookCategory;
  readonly language: Language;
  readonly now: Date;
  /** A match that is wanted, however far ahead. */
  readonly matchId: string | undefined;
}

/** The matches of a category, which are the same for everybody: for all who ask at once they are read once. */
export const createMatchLists = (platform: Platform) => {
  const lists = new Map<string, () => Promise<MatchList>>();

  const listOf = (category: BookCategory, language: Language): Promise<MatchList> => {
    const key = `${category} ${language}`;
    const list = lists.get(key) ?? createSingleFlight(() => listMatches(platform, category, language));
    lists.set(key, list);
    return list();
  };

  /** A match ahead that the list does not reach. */
  const findAhead = ({ category, now }: Asked, matchId: string) =>
    platform.db
      .select()
      .from(bookMatches)
      .where(and(eq(bookMatches.id, matchId), eq(bookMatches.category, category), gt(bookMatches.startsAt, now)));

  return async (asked: Asked): Promise<MatchList> => {
    const { category, language, now, matchId } = asked;
    const list = await listOf(category, language);
    if (matchId === undefined || list.matches.some(({ id }) => id === matchId)) return list;
    const ahead = await findAhead(asked, matchId);
    return { ...list, matches: [...list.matches, ...ahead.map((match) => showMatch(match, language, now))] };
  };
};
