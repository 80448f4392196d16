import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Platform } from '../../../base/platform.ts';
import { nowWithin } from '../../../clock/clock.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { desc, eq, lt } from '../../../database/orm.ts';
import { sendSignal } from '../../../database/send-signal.ts';
import { log } from '../../../log/log.ts';
import { fairRandom } from '../../fair-random/fair-random.ts';
import { nodeHmac } from '../../seeds/node-hmac.ts';
import type { DealtRound, SharedRounds } from '../framework.ts';
import { sharedGameOf } from '../registry.ts';
import { beginShoe, endShoe, openShoeSeed, type ShoeRow, shoeOf } from './table-shoes.ts';
import { gameTables, tableRounds } from './tables.tables.ts';

/** Where a table's changes are told; the message is its code and, where bets have changed, whose, and the launch whose call it was. */
export const TABLES_CHANNEL = 'game_tables';

/** A result stays in sight so long before the next round. */
const REST_MS = 5_000;
/** Without anybody who looked so lately no round begins. */
const WATCHED_MS = 15_000;
const LOOKED_EVERY_MS = 5_000;
/** A table that rests so long ends its shoe, whose seed then is revealed. */
const IDLE_MS = 10 * MINUTE_MS;

type Table = typeof gameTables.$inferSelect;
export type Round = typeof tableRounds.$inferSelect;

/** Whether an instant of a round has come. A round that begins in the future is of a clock that was put back: it is over. */
export const hasCome = (round: Round, at: Date | null, now: Date): boolean =>
  at !== null && (now >= at || round.opensAt.getTime() > now.getTime() + MINUTE_MS);

/** Says that somebody looks at a table; opens it at the first time. */
export const watchTable = async (db: Database, code: string, game: string, now: Date): Promise<void> => {
  await db
    .insert(gameTables)
    .values({ code, game, shoe: 0, watchedAt: now })
    .onConflictDoUpdate({
      target: gameTables.code,
      set: { watchedAt: now },
      setWhere: lt(gameTables.watchedAt, new Date(now.getTime() - LOOKED_EVERY_MS)),
    });
};

export const lastRound = async (db: Database, code: string): Promise<Round | undefined> => {
  const [round] = await db
    .select()
    .from(tableRounds)
    .where(eq(tableRounds.tableCode, code))
    .orderBy(desc(tableRounds.id))
    .limit(1);
  return round;
};

interface Turn {
  readonly tx: Transaction;
  readonly platform: Platform;
  readonly table: Table;
  readonly shared: SharedRounds;
  readonly now: Date;
}

const openRound = async ({ tx, platform, table, now }: Turn, last: Round | undefined): Promise<void> => {
  const { code } = table;
  const present = table.shoe === 0 ? undefined : await shoeOf(tx, code, table.shoe);
  const isNew = !present || present.endedAt !== null;
  const shoe = isNew ? table.shoe + 1 : table.shoe;
  if (isNew) {
    await beginShoe(tx, code, shoe, platform.config.wrappingKeys);
    await tx.update(gameTables).set({ shoe }).where(eq(gameTables.code, code));
  }
  await tx.insert(tableRounds).values({
    tableCode: code,
    shoe,
    round: isNew || !last ? 0 : last.round + 1,
    opensAt: now,
    closesAt: new Date(now.getTime() + platform.config.tableBettingMs),
  });
};

/** What the shoe has for a round; undefined where no key of the environment opens its seed. */
const dealOf = async (
  { platform, shared }: Turn,
  shoe: ShoeRow,
  { round }: Round,
): Promise<{ readonly dealt?: DealtRound; readonly serverSeed: string | null }> => {
  const { tableCode, clientSeed } = shoe;
  try {
    const serverSeed = await openShoeSeed(shoe, platform.config.wrappingKeys);
    const seeds = { serverSeed, clientSeed: clientSeed ?? '', nonce: shoe.shoe };
    return { dealt: shared.deal(fairRandom(seeds, nodeHmac), round), serverSeed };
  } catch (error) {
    log({ level: 'error', event: 'table.shoe-lost', table: tableCode, shoe: shoe.shoe }, error);
    return { serverSeed: null };
  }
};

/** No more bets: waits for those that are being taken, deals, and says when the result counts. */
const deal = async (turn: Turn, { id }: Round): Promise<void> => {
  const { tx, table, now } = turn;
  const [round] = await tx.select().from(tableRounds).where(eq(tableRounds.id, id)).for('update');
  const shoe = await shoeOf(tx, table.code, table.shoe);
  if (!round || !shoe) throw new Error(`The table ${table.code} has no shoe ${table.shoe}.`);
  const { dealt, serverSeed } = await dealOf(turn, shoe, round);
  const resultAt = new Date(now.getTime() + (dealt?.showMs ?? 0));
  await tx
    .update(tableRounds)
    .set({
      dealtAt: now,
      resultAt,
      endsAt: new Date(resultAt.getTime() + REST_MS),
      outcome: dealt?.outcome ?? null,
      mark: dealt?.mark ?? null,
      isVoid: dealt === undefined,
    })
    .where(eq(tableRounds.id, id));
  if (dealt?.isLast !== false) await endShoe(tx, shoe, serverSeed, now);
};

/** A table at which nobody has been for long: players of its shoe need not wait for others to check their rounds. */
const endIdleShoe = async ({ tx, platform, table, now }: Turn): Promise<boolean> => {
  if (table.shoe === 0 || now.getTime() - table.watchedAt.getTime() < IDLE_MS) return false;
  const shoe = await shoeOf(tx, table.code, table.shoe);
  if (!shoe || shoe.endedAt !== null) return false;
  const serverSeed = await openShoeSeed(shoe, platform.config.wrappingKeys).catch(() => null);
  await endShoe(tx, shoe, serverSeed, now);
  return true;
};

const step = async (turn: Turn): Promise<boolean> => {
  const { tx, table, now } = turn;
  const round = await lastRound(tx, table.code);
  if (round && round.dealtAt === null) {
    if (!hasCome(round, round.closesAt, now)) return false;
    await deal(turn, round);
    return true;
  }
  if (round && !hasCome(round, round.endsAt, now)) return false;
  if (now.getTime() - table.watchedAt.getTime() > WATCHED_MS) return endIdleShoe(turn);
  await openRound(turn, round);
  return true;
};

/**
 * Moves a table on as far as its times say. Any process may, any number at once: one holds the table, the others leave it
 * to that one.
 */
export const moveTable = async (platform: Platform, code: string): Promise<void> => {
  const move = () =>
    platform.playDb.transaction(async (tx) => {
      const [table] = await tx
        .select()
        .from(gameTables)
        .where(eq(gameTables.code, code))
        .for('update', { skipLocked: true });
      const shared = table && sharedGameOf(table.game)?.game.shared;
      if (!table || !shared) return false;
      const now = await nowWithin(tx, platform.config);
      const hasMoved = await step({ tx, platform, table, shared, now });
      if (hasMoved) await sendSignal(tx, TABLES_CHANNEL, code);
      return hasMoved;
    });
  while (await move());
};
