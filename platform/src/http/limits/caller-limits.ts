import type { Database } from '../../database/database.ts';
import { type Caller, memberOfVisitor } from '../../identity/places.ts';
import { countTry, type Limit, triesOf } from './rate-limit.ts';

/** How often a public call may be asked, whatever comes of it. */
export interface CallerLimits {
  /** By one browser. Whoever drops the cookie is a new one, and is held by the others. */
  readonly visitor: Limit;
  /** From one address: a mobile network may have thousands of players behind one. */
  readonly address: Limit;
  /** The same in a shorter time, where a row stays of each: people come one after the other, a script's all at once. */
  readonly burst?: Limit;
  /** At one merchant's site, by all together. */
  readonly site: Limit;
}

interface Ask {
  /** What is asked: the endpoint's path. */
  readonly what: string;
  readonly merchant: string;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Counts a public call before any work is done for it, and refuses it beyond the limits. A browser in which somebody has
 * logged in before is held by its own limit and its member's alone: what others do from its address or at its site cannot shut it out,
 * and all the browsers that one account makes known have what an address has. The address comes first: one that is refused
 * leaves no row for each cookie that it makes up.
 */
export const countCaller = async (
  db: Database,
  { what, merchant, caller, now }: Ask,
  { visitor, address, burst, site }: CallerLimits,
): Promise<void> => {
  const memberId = await memberOfVisitor(db, caller.visitor);
  if (memberId !== undefined) await countTry(db, `${what}/known/${memberId}`, address, now);
  else if (caller.address !== undefined) {
    if (burst) await countTry(db, `${what}/burst/${caller.address}`, burst, now);
    await countTry(db, `${what}/address/${caller.address}`, address, now);
  }
  await countTry(db, `${what}/visitor/${caller.visitor}`, visitor, now);
  if (memberId === undefined) await countTry(db, `${what}/site/${merchant}`, site, now);
};

/** How much of what an address may ask it has asked: 0 to 1. */
export const usedByAddress = async (
  db: Database,
  what: string,
  address: string | undefined,
  { address: limit }: CallerLimits,
  now: Date,
): Promise<number> =>
  address === undefined ? 0 : (await triesOf(db, `${what}/address/${address}`, limit, now)) / limit.count;
