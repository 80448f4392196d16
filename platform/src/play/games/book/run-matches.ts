import type { Database } from '../../../database/database.ts';
import { and, asc, eq, inArray, lte } from '../../../database/orm.ts';
import type { WrappingKeys } from '../../../encryption/key-wrap.ts';
import { log } from '../../../log/log.ts';
import { fairRandom } from '../../fair-random/fair-random.ts';
import { nodeHmac } from '../../seeds/node-hmac.ts';
import { newSeed, openSeed } from '../../seeds/server-seed.ts';
import { bookMatches } from './book.tables.ts';
import { fixturesAround, movesDue, nextMoveAt } from './fixtures.ts';
import { type PlayedMatch, playMatch } from './rules/match.ts';

export type BookMatch = typeof bookMatches.$inferSelect;

/** Writes the matches of the days round now that are not there yet, each with the hash of a new seed. */
export const writeMatches = async (db: Database, now: Date, keys: WrappingKeys): Promise<void> => {
  const fixtures = fixturesAround(now);
  const ids = fixtures.map(({ id }) => id);
  const known = new Set(
    (await db.select({ id: bookMatches.id }).from(bookMatches).where(inArray(bookMatches.id, ids))).map(({ id }) => id),
  );
  const missing = fixtures.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const rows = await Promise.all(
    missing.map(async (fixture) => ({
      ...fixture,
      movesAt: nextMoveAt(fixture.startsAt, 0),
      moves: [],
      state: 'open' as const,
      ...(await newSeed(keys)),
    })),
  );
  await db.insert(bookMatches).values(rows).onConflictDoNothing();
};

/** The whole match out of its seed: what has happened of it, and what will. Nobody else may read it before its time. */
const playOf = async (match: BookMatch, keys: WrappingKeys): Promise<PlayedMatch & { readonly seed: string }> => {
  const seed = await openSeed(match, keys);
  const random = fairRandom({ serverSeed: seed, clientSeed: match.id, nonce: 0 }, nodeHmac);
  return { seed, ...playMatch(match, random) };
};

/** What a match becomes; one whose seed does not open is given up. */
const nextOf = async (
  match: BookMatch,
  keys: WrappingKeys,
  next: (played: PlayedMatch & { readonly seed: string }) => Partial<BookMatch>,
): Promise<Partial<BookMatch>> => {
  try {
    return next(await playOf(match, keys));
  } catch (error) {
    log({ level: 'error', event: 'book.match-void', matchId: match.id }, error);
    return { state: 'void', movesAt: null };
  }
};

const isOpen = eq(bookMatches.state, 'open');

/** Moves the odds of the match whose time has come; false when there is none. A slip on its way holds the match, and is through before. */
export const moveNext = (db: Database, now: Date, keys: WrappingKeys): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(bookMatches)
      .where(and(isOpen, lte(bookMatches.movesAt, now)))
      .orderBy(asc(bookMatches.movesAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    // All that are due: after a standstill a match does not move step by step.
    const made = Math.max(due.moves.length + 1, movesDue(due.startsAt, now));
    const set = await nextOf(due, keys, ({ moves }) => ({
      moves: moves.slice(0, made),
      movesAt: nextMoveAt(due.startsAt, made),
    }));
    await tx.update(bookMatches).set(set).where(eq(bookMatches.id, due.id));
    return true;
  });

/** Ends the match whose time has come and shows its seed; false when there is none. */
export const endNext = (db: Database, now: Date, keys: WrappingKeys): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(bookMatches)
      .where(and(isOpen, lte(bookMatches.endsAt, now)))
      .orderBy(asc(bookMatches.endsAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    const set = await nextOf(due, keys, ({ moves, score, seed }) => ({
      moves: [...moves],
      movesAt: null,
      score,
      seed,
      state: score === null ? 'void' : 'ended',
    }));
    await tx.update(bookMatches).set(set).where(eq(bookMatches.id, due.id));
    return true;
  });
