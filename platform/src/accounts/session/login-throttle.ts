import type { Database } from '../../database/database.ts';
import { eq, like, or, type SQL, sql } from '../../database/orm.ts';
import type { AnyPgColumn } from '../../database/pg-core.ts';
import { rateLimits } from '../../http/http.tables.ts';
import { type CountedTry, countTry, forgetTries, giveBack, type Limit } from '../../http/limits/rate-limit.ts';
import { type Caller, knownPlace } from '../../identity/places.ts';
import { liftChallenge } from './login-challenge.ts';
import { loginChallenges } from './session.tables.ts';

/**
 * Throttle of login attempts (docs/decisions/0012-login.md). A browser or an address with an earlier login to this account has
 * its own bucket; all unrecognised devices share theirs.
 */
const QUARTER_MS = 15 * 60_000;
const KNOWN_BROWSER: Limit = { count: 10, windowMs: QUARTER_MS };
const KNOWN_ADDRESS: Limit = { count: 5, windowMs: QUARTER_MS };
/** All unrecognised devices at one name: 40 an hour, below the 100 of ASVS 2.2.1 with the address's own 20 on top. */
export const UNRECOGNISED_BY_NAME: Limit = { count: 10, windowMs: QUARTER_MS };
/** Keeps a single address from using up the bucket of a name. */
const UNRECOGNISED_BY_PAIR: Limit = { count: 5, windowMs: QUARTER_MS };
/** Against password spraying. A mobile network may have thousands of players behind one address. */
export const UNRECOGNISED_BY_ADDRESS: Limit = { count: 100, windowMs: QUARTER_MS };
export const UNRECOGNISED_BY_SITE: Limit = { count: 20_000, windowMs: QUARTER_MS };

interface CountedBy {
  readonly subject: string;
  readonly limit: Limit;
}

/** The bucket that an attempt counts in. */
export interface ThrottleBucket {
  readonly isUnrecognised: boolean;
  /** Counted before the password check, returned after a right password. */
  readonly counted: readonly CountedBy[];
  /** A failure marks these subjects; a marked subject needs a captcha. */
  readonly challenged: readonly string[];
  /** Cleared by a success. Of the shared bucket only this browser's own mark: other attackers go on. */
  readonly cleared: readonly string[];
}

/** A login attempt: the account, and where it comes from. */
export interface Asked {
  readonly merchant: string;
  readonly username: string;
  readonly memberId: number | undefined;
  readonly caller: Caller;
}

export const addressSubject = (address: string): string => `login/address/${address}`;
export const siteOf = (merchant: string): string => `login/site/${merchant}`;
/** Before an address, with a name there behind it. */
const PAIR = 'login/pair/';
const ownOf = (memberId: number | undefined): string => `login/own/${memberId}/`;
const ofVisitor = (visitor: string): string => `login/visitor/${visitor}`;

/** The subject of unrecognised attempts at a name. */
export const nameOf = ({ merchant, username }: Pick<Asked, 'merchant' | 'username'>): string =>
  `login/name/${merchant}/${username}`;

const unrecognisedBucket = (asked: Asked): ThrottleBucket => {
  const { merchant, username, caller } = asked;
  const { visitor, address } = caller;
  const name = nameOf(asked);
  const site = { subject: siteOf(merchant), limit: UNRECOGNISED_BY_SITE };
  const ofAddress: readonly CountedBy[] =
    address === undefined
      ? []
      : [
          { subject: addressSubject(address), limit: UNRECOGNISED_BY_ADDRESS },
          { subject: `${PAIR}${address}/${merchant}/${username}`, limit: UNRECOGNISED_BY_PAIR },
        ];
  return {
    isUnrecognised: true,
    counted: [...ofAddress, { subject: name, limit: UNRECOGNISED_BY_NAME }, site],
    challenged: [ofVisitor(visitor), name],
    cleared: [ofVisitor(visitor)],
  };
};

/** The bucket of an attempt: that of a known browser, else of a known address, else the shared one. */
export const bucketOf = async (db: Database, asked: Asked): Promise<ThrottleBucket> => {
  const { memberId, caller } = asked;
  const known = await knownPlace(db, memberId, caller);
  if (!known) return unrecognisedBucket(asked);
  const subject = `${ownOf(memberId)}${known.place}`;
  const own = [ofVisitor(caller.visitor), subject];
  return {
    isUnrecognised: false,
    counted: [{ subject, limit: known.kind === 'visitor' ? KNOWN_BROWSER : KNOWN_ADDRESS }],
    challenged: own,
    cleared: own,
  };
};

/** Counts an attempt before its password check. An attempt that one limit refuses counts at no other limit. */
export const countAttempt = async (db: Database, bucket: ThrottleBucket, now: Date): Promise<readonly CountedTry[]> => {
  const counted: CountedTry[] = [];
  try {
    for (const { subject, limit } of bucket.counted) counted.push(await countTry(db, subject, limit, now));
  } catch (error) {
    await giveBack(db, counted);
    throw error;
  }
  return counted;
};

/** After a success: removes the captcha and the failures of this bucket. */
export const clearBucket = async (db: Database, { cleared }: ThrottleBucket): Promise<void> => {
  await liftChallenge(db, cleared);
  await forgetTries(db, cleared);
};

/** An account, and every name that it is tried under: the user name, a proved number. */
export interface Account {
  readonly merchant: string;
  readonly memberId: number;
  readonly names: readonly string[];
}

/** Removes the captcha and the failures of an account, wherever it was tried from. Those of browsers, addresses and the site stay. */
export const clearAccount = async (db: Database, { merchant, memberId, names }: Account): Promise<void> => {
  const isOfAccount = (subject: AnyPgColumn): SQL | undefined =>
    or(
      like(subject, `${ownOf(memberId)}%`),
      ...names.flatMap((username) => [
        eq(subject, nameOf({ merchant, username })),
        sql`${subject} like ${`${PAIR}%`} and right(${subject}, ${merchant.length + username.length + 2}) = ${`/${merchant}/${username}`}`,
      ]),
    );
  await db.delete(loginChallenges).where(isOfAccount(loginChallenges.subject));
  await db.delete(rateLimits).where(isOfAccount(rateLimits.subject));
};
