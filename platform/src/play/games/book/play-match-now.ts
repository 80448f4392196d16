import type { Platform } from '../../../base/platform.ts';
import { eq } from '../../../database/orm.ts';
import { bookMatches } from './book.tables.ts';
import { endNext, moveNext } from './run-matches.ts';
import { settleSlips } from './settle-slips.ts';

/** Moves a match's odds, or ends it and settles its slips, as if its time had come: for tests, which share one clock. */
export const playMatchNow = async (
  { db, config: { wrappingKeys }, clock }: Platform,
  { matchId, until }: { readonly matchId: string; readonly until: 'move' | 'end' },
): Promise<void> => {
  const now = await clock.now();
  const isIt = eq(bookMatches.id, matchId);
  if (until === 'move') {
    await db.update(bookMatches).set({ movesAt: now }).where(isIt);
    while (await moveNext(db, now, wrappingKeys));
    return;
  }
  await db.update(bookMatches).set({ startsAt: now, endsAt: now }).where(isIt);
  while (await endNext(db, now, wrappingKeys));
  await settleSlips(db, now, new AbortController().signal);
};
