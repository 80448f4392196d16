import { addDays, dayOf } from '@shared-kernel/contracts/system/calendar';
import { AREAS } from '../../../src/areas.ts';
import { seededDays } from '../../../src/base/seed.tables.ts';
import { bulkInsert } from '../../../src/database/bulk-insert.ts';
import type { Database, Transaction } from '../../../src/database/database.ts';
import { hashPassword, type Peppers } from '../../../src/identity/password.ts';
import { log } from '../../../src/log/log.ts';
import { domains, merchants } from '../../../src/merchants/merchants.tables.ts';
import { brandsOf, forgetMerchants, type Merchant } from '../../../src/merchants/merchants.ts';
import { games, vendors } from '../../../src/play/catalogue/catalogue.tables.ts';
import { promotions } from '../../../src/rewards/promotions/promotions.tables.ts';
import { type Brand, readBrands } from './brand-folders.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { runFeatureSeeds } from './feature-seeds.ts';
import { gameRows, vendorRows } from './games.seed.ts';
import { demoLevelsSeed } from './levels.seed.ts';
import { seedMembers } from './members.seed.ts';
import { domainRows, merchantRows, promotionRows } from './merchants.seed.ts';
import { peopleOf } from './people.seed.ts';
import { demoReferralsSeed } from './referrals.seed.ts';
import { demoRewardsSeed } from './rewards.seed.ts';
import { runHistory } from './run-history.ts';

const HISTORY_DAYS = 60;
/** The default brand is the big one. */
const GREAT_BRAND = 'tala';

const FEATURE_SEEDS = [...AREAS.flatMap(({ seeds = [] }) => seeds), demoRewardsSeed, demoReferralsSeed, demoLevelsSeed];
const CATALOGUE_SEEDS = FEATURE_SEEDS.filter(({ needs }) => needs === 'catalogue');

const seedMerchant = async (tx: Transaction, brand: Brand): Promise<void> => {
  await tx.insert(merchants).values(merchantRows(brand));
  await tx.insert(domains).values(domainRows(brand));
  await tx.insert(promotions).values(promotionRows(brand));
};

const seedGames = async (tx: Transaction): Promise<Map<string, string>> => {
  for (const brand of readBrands()) await seedMerchant(tx, brand);
  await tx.insert(vendors).values(vendorRows());
  const rows = gameRows();
  await bulkInsert(tx, games, rows);
  return new Map(rows.map(({ name, nodeId }) => [name, nodeId]));
};

/** Merchants and games without members or history: what most tests need. */
export const seedCatalogue = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await seedGames(tx);
    await runFeatureSeeds(tx, CATALOGUE_SEEDS, new Date());
  });

interface SeedOptions {
  /** False: nobody of the seed can sign in, since the password stands in this repository. */
  readonly hasDemoPassword: boolean;
  /** As the platform's that will serve it. */
  readonly peppers: Peppers;
}

const seedPeople = async (
  tx: Transaction,
  merchant: Merchant,
  nodes: ReadonlyMap<string, string>,
  now: Date,
  { hasDemoPassword, peppers }: SeedOptions,
): Promise<void> => {
  const nodeOf = (name: string): string => nodes.get(name) ?? '';
  const size = merchant.code === GREAT_BRAND ? 'great' : 'small';
  const people = peopleOf(merchant.code, size, now, dayOf(now));
  const passwordHash = hasDemoPassword ? await hashPassword(DEMO_PASSWORD, peppers) : null;
  await seedMembers(tx, merchant, people, passwordHash, nodeOf, now);
};

const seedEverything = async (tx: Transaction, now: Date, options: SeedOptions): Promise<void> => {
  const nodes = await seedGames(tx);
  for (const merchant of await brandsOf(tx)) await seedPeople(tx, merchant, nodes, now, options);
};

/** Brands whose folder came after the database was filled: each gets its members and the same days as the others. */
const seedNewBrands = async (
  tx: Transaction,
  days: readonly string[],
  now: Date,
  options: SeedOptions,
): Promise<readonly string[]> => {
  const known = new Set((await brandsOf(tx)).map(({ code }) => code));
  const brands = readBrands().filter(({ code }) => !known.has(code));
  if (brands.length === 0) return [];
  const rows = await tx.select({ name: games.name, nodeId: games.nodeId }).from(games);
  const nodes = new Map(rows.map(({ name, nodeId }) => [name, nodeId]));
  for (const brand of brands) await seedMerchant(tx, brand);
  for (const merchant of await brandsOf(tx)) {
    if (known.has(merchant.code)) continue;
    await seedPeople(tx, merchant, nodes, now, options);
    await runHistory(tx, merchant, days, now, true);
  }
  return brands.map(({ code }) => code);
};

const writeDays = async (tx: Transaction, days: readonly string[], now: Date, isNew: boolean): Promise<void> => {
  for (const merchant of await brandsOf(tx)) {
    log({ level: 'info', event: 'seed.progress', brand: merchant.code, days: days.length });
    await runHistory(tx, merchant, days, now, isNew);
  }
  await tx.insert(seededDays).values(days.map((day) => ({ day, seededAt: now })));
};

/**
 * Fills a new database; in a known one it adds the days that have passed since, so that today's figures always live, and
 * what features bring that it has not had.
 * One transaction: an interrupted seed leaves nothing. Call it while no other process seeds. Answers whether the database was new.
 */
export const seed = async (
  db: Database,
  now: Date,
  options: SeedOptions = { hasDemoPassword: true, peppers: [] },
): Promise<boolean> => {
  const started = performance.now();
  const today = dayOf(now);
  const known = new Set((await db.select({ day: seededDays.day }).from(seededDays)).map(({ day }) => day));
  const wanted = Array.from({ length: HISTORY_DAYS }, (_, ago) => addDays(today, ago - HISTORY_DAYS + 1));
  const isNew = known.size === 0;
  const latest = [...known].sort().at(-1) ?? '';
  const days = wanted.filter((day) => day > latest);
  await db.transaction(async (tx) => {
    if (isNew) await seedEverything(tx, now, options);
    const filled = wanted.filter((day) => known.has(day));
    const brands = isNew ? [] : await seedNewBrands(tx, filled, now, options);
    if (brands.length > 0) log({ level: 'info', event: 'seed.brands', brands });
    if (days.length > 0) await writeDays(tx, days, now, isNew);
    const hasNewDays = days.length > 0 || brands.length > 0;
    await runFeatureSeeds(tx, FEATURE_SEEDS, now, [
      ...(brands.length > 0 ? (['catalogue'] as const) : []),
      ...(hasNewDays ? (['history'] as const) : []),
    ]);
  });
  forgetMerchants(db);
  if (days.length > 0)
    log({ level: 'info', event: 'seed.days', days: days.length, ms: Math.round(performance.now() - started) });
  return isNew;
};
