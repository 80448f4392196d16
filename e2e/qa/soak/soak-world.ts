import { type Database, openDatabase } from '../world/database.ts';
import { PORTS } from '../world/places.ts';
import { type Instance, platformAt } from '../world/platform.ts';
import { paymentsBefore } from './payments.ts';

export interface SoakWorld {
  readonly database: Database;
  /** Two processes of the platform on one Postgres. */
  readonly platforms: readonly [Instance, Instance];
  /** Where members pay, and who pays them out. */
  readonly payments: Instance;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/**
 * As often as anybody likes, and after little play: the soak is about what becomes of a withdrawal that is taken, and the
 * rules that refuse one have tests of their own.
 */
const LOOSE_RULES = `update money_rules set per_day = 1000000, least_rebate = 1, transfer_per_day = 100000000000, turnover_weights = '{"RNG": 1000000, "other": 100}'`;

/** A promotion is had once a day: so many that a member finds another one for each bonus. */
const MANY_PROMOTIONS = `insert into deposit_promotions
  (merchant, code, percent, max_bonus, min_deposit, turnover_times, valid_days, once, is_offered, sort, wording)
  select merchant, code || '-' || n, percent, max_bonus, min_deposit, turnover_times, valid_days, once, is_offered, sort + n, wording
  from deposit_promotions, generate_series(1, 60) n where once = 'daily'`;

/** Rounds that wait for members do not wait long: several are in each, and a short run sees them end. */
const SHORT_ROUNDS = { TABLE_BETTING_SECONDS: '3', CARD_ROOM_CLOCK_SECONDS: '2' };

/** In the short form without the demo's members and history. Undefined where there is no Postgres to be had. */
export const openSoakWorld = async (isShort: boolean): Promise<SoakWorld | undefined> => {
  const database = await openDatabase(isShort);
  if (database === undefined) return undefined;
  const { payments, access } = await paymentsBefore(PORTS.first);
  const env = { DATABASE_URL: database.url, ...access, ...SHORT_ROUNDS };
  const first = platformAt(PORTS.first, 'soak-1', env);
  const second = platformAt(PORTS.second, 'soak-2', env);
  const close = async (): Promise<void> => {
    await Promise.all([first, second, payments].map((each) => each.kill()));
    await database.close();
  };
  try {
    await payments.start();
    // The first fills the database, and the second finds it full.
    await first.start();
    await second.start();
    await database.rows(LOOSE_RULES);
    await database.rows(MANY_PROMOTIONS);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, platforms: [first, second], payments, [Symbol.asyncDispose]: close };
};
