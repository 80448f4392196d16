import type { Database } from '../../database/database.ts';
import { triesOf } from '../../http/limits/rate-limit.ts';
import { isChallenged } from './login-challenge.ts';
import {
  type Asked,
  addressSubject,
  nameOf,
  siteOf,
  type ThrottleBucket,
  UNRECOGNISED_BY_ADDRESS,
  UNRECOGNISED_BY_NAME,
  UNRECOGNISED_BY_SITE,
} from './login-throttle.ts';

/** From this many failures on, unrecognised devices of the address or site need a captcha and light work; at n times as many, n times the work. */
const STORMY_ADDRESS_FAILURES = 10;
const STORMY_SITE_FAILURES = 500;
/** Three typing errors cost a captcha and no proof of work. */
const CALM_NAME_FAILURES = 3;

/** Load of failures at the caller's address and at the site: 0 is normal. */
const stormOf = async (db: Database, { merchant, caller }: Asked, now: Date): Promise<number> => {
  const { address } = caller;
  const atAddress =
    address === undefined ? 0 : await triesOf(db, addressSubject(address), UNRECOGNISED_BY_ADDRESS, now);
  const atSite = await triesOf(db, siteOf(merchant), UNRECOGNISED_BY_SITE, now);
  return Math.floor(Math.max(atAddress / STORMY_ADDRESS_FAILURES, atSite / STORMY_SITE_FAILURES));
};

/**
 * The weight of the proof of work that an unrecognised device must send: it grows with each failure at a name from the fourth
 * on, and with the failures at the address or site. 0 is none; known devices always get 0.
 */
export const proofWeight = async (db: Database, bucket: ThrottleBucket, asked: Asked, now: Date): Promise<number> => {
  if (!bucket.isUnrecognised) return 0;
  const failures = await triesOf(db, nameOf(asked), UNRECOGNISED_BY_NAME, now);
  return Math.max(failures - CALM_NAME_FAILURES, await stormOf(db, asked, now));
};

/** Whether an attempt in this bucket needs a captcha. */
export const needsCaptcha = async (db: Database, bucket: ThrottleBucket, asked: Asked, now: Date): Promise<boolean> =>
  (await isChallenged(db, bucket.challenged, now)) || (bucket.isUnrecognised && (await stormOf(db, asked, now)) > 0);
