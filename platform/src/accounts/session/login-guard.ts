import type { Database } from '../../database/database.ts';
import { triesOf } from '../../http/limits/rate-limit.ts';
import { isChallenged } from './login-challenge.ts';
import {
  type Asked,
  addressSubject,
  type Lane,
  nameOf,
  STRANGERS_OF_ADDRESS,
  STRANGERS_OF_NAME,
  STRANGERS_OF_SITE,
  siteOf,
} from './login-lane.ts';

/** At so many failures an address's or the site's strangers need a captcha for their first try, and light work; at n times as many, n times the work. */
const STORMY_ADDRESS_FAILURES = 10;
const STORMY_SITE_FAILURES = 500;
/** A player who mistypes three times meets a captcha and no work. */
const CALM_NAME_FAILURES = 3;

/** What goes on at the caller's address and at the site beside this name: 0 is calm. */
const stormOf = async (db: Database, { merchant, caller }: Asked, now: Date): Promise<number> => {
  const { address } = caller;
  const atAddress = address === undefined ? 0 : await triesOf(db, addressSubject(address), STRANGERS_OF_ADDRESS, now);
  const atSite = await triesOf(db, siteOf(merchant), STRANGERS_OF_SITE, now);
  return Math.floor(Math.max(atAddress / STORMY_ADDRESS_FAILURES, atSite / STORMY_SITE_FAILURES));
};

/**
 * How heavy a proof of work a stranger's try must bring besides: more with each failure at a name from the fourth on,
 * and where the address or the site is stormy. 0 for none, and always for those who are known.
 */
export const proofWeight = async (db: Database, lane: Lane, asked: Asked, now: Date): Promise<number> => {
  if (!lane.isStranger) return 0;
  const failures = await triesOf(db, nameOf(asked), STRANGERS_OF_NAME, now);
  return Math.max(failures - CALM_NAME_FAILURES, await stormOf(db, asked, now));
};

/** True where a try of this lane must bring a captcha. */
export const needsCaptcha = async (db: Database, lane: Lane, asked: Asked, now: Date): Promise<boolean> =>
  (await isChallenged(db, lane.challenged, now)) || (lane.isStranger && (await stormOf(db, asked, now)) > 0);
