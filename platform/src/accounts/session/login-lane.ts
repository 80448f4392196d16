import type { Database } from '../../database/database.ts';
import { type CountedTry, countTry, forgetTries, giveBack, type Limit } from '../../http/limits/rate-limit.ts';
import { type Caller, knownPlace } from '../../identity/places.ts';
import { liftChallenge } from './login-challenge.ts';

/**
 * Failed tries by the way on which they came (docs/decisions/0012-login.md): who has logged in to this account before, from
 * this browser or from this address, has a lane of their own; all others are strangers and share theirs.
 */
const QUARTER_MS = 15 * 60_000;
const OWN_BROWSER: Limit = { count: 10, windowMs: QUARTER_MS };
const OWN_ADDRESS: Limit = { count: 5, windowMs: QUARTER_MS };
/** Of all strangers together at one name: 40 an hour, below the 100 of ASVS 2.2.1 with the address's own 20 on top. */
export const STRANGERS_OF_NAME: Limit = { count: 10, windowMs: QUARTER_MS };
/** So that one address alone cannot use up what strangers have. */
const STRANGERS_OF_PAIR: Limit = { count: 5, windowMs: QUARTER_MS };
/** One password at many names. A mobile network may have thousands of players behind one address. */
export const STRANGERS_OF_ADDRESS: Limit = { count: 100, windowMs: QUARTER_MS };
export const STRANGERS_OF_SITE: Limit = { count: 20_000, windowMs: QUARTER_MS };

interface CountedBy {
  readonly subject: string;
  readonly limit: Limit;
}

/** The way on which a try comes to an account. */
export interface Lane {
  readonly isStranger: boolean;
  /** What is counted before the password is looked at, and given back when it is right. */
  readonly counted: readonly CountedBy[];
  /** Whose failures ask for a captcha here, and who is asked after one. */
  readonly challenged: readonly string[];
  /** What a success puts an end to: of the strangers' only this browser's own, for the others went on. */
  readonly cleared: readonly string[];
}

/** Who asks to be let in, and where. */
export interface Asked {
  readonly merchant: string;
  readonly username: string;
  readonly memberId: number | undefined;
  readonly caller: Caller;
}

export const addressSubject = (address: string): string => `login/address/${address}`;
export const siteOf = (merchant: string): string => `login/site/${merchant}`;
const ofVisitor = (visitor: string): string => `login/visitor/${visitor}`;

/** Whom strangers' tries at a name, from an address and at a site are counted under. */
export const nameOf = ({ merchant, username }: Asked): string => `login/name/${merchant}/${username}`;

const strangersLane = (asked: Asked): Lane => {
  const { merchant, username, caller } = asked;
  const { visitor, address } = caller;
  const name = nameOf(asked);
  const site = { subject: siteOf(merchant), limit: STRANGERS_OF_SITE };
  const ofAddress: readonly CountedBy[] =
    address === undefined
      ? []
      : [
          { subject: addressSubject(address), limit: STRANGERS_OF_ADDRESS },
          { subject: `login/pair/${address}/${merchant}/${username}`, limit: STRANGERS_OF_PAIR },
        ];
  return {
    isStranger: true,
    counted: [...ofAddress, { subject: name, limit: STRANGERS_OF_NAME }, site],
    challenged: [ofVisitor(visitor), name],
    cleared: [ofVisitor(visitor)],
  };
};

/** The lane of a try: a known browser's, else a known address's, else the strangers'. */
export const laneOf = async (db: Database, asked: Asked): Promise<Lane> => {
  const { memberId, caller } = asked;
  const known = await knownPlace(db, memberId, caller);
  if (!known) return strangersLane(asked);
  const subject = `login/own/${memberId}/${known.place}`;
  const own = [ofVisitor(caller.visitor), subject];
  return {
    isStranger: false,
    counted: [{ subject, limit: known.kind === 'visitor' ? OWN_BROWSER : OWN_ADDRESS }],
    challenged: own,
    cleared: own,
  };
};

/** Counts a try of a lane before its password is looked at. Refused by one limit, it does not count at the others. */
export const countTryOfLane = async (db: Database, lane: Lane, now: Date): Promise<readonly CountedTry[]> => {
  const counted: CountedTry[] = [];
  try {
    for (const { subject, limit } of lane.counted) counted.push(await countTry(db, subject, limit, now));
  } catch (error) {
    await giveBack(db, counted);
    throw error;
  }
  return counted;
};

/** After a success: the captcha and the failures that were this lane's own are over. */
export const clearLane = async (db: Database, { cleared }: Lane): Promise<void> => {
  await liftChallenge(db, cleared);
  await forgetTries(db, cleared);
};
