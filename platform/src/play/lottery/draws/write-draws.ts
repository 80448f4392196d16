import type { Database } from '../../../database/database.ts';
import { and, eq, inArray, or } from '../../../database/orm.ts';
import type { WrappingKeys } from '../../../encryption/key-wrap.ts';
import { newSeed } from '../../seeds/server-seed.ts';
import { lotteryDraws } from '../lottery.tables.ts';
import type { Lottery } from '../offer/lottery.ts';
import { type Slot, slotAfter, slotBefore } from '../offer/schedule.ts';

export type Draw = typeof lotteryDraws.$inferSelect;

/** Draws before the present one that are always there: after a standstill too the list of results has no hole. */
const PAST_DRAWS = 12;

interface Wanted {
  readonly lottery: Lottery;
  readonly slot: Slot;
}

const find = (db: Database, wanted: readonly Wanted[]): Promise<Draw[]> =>
  db
    .select()
    .from(lotteryDraws)
    .where(
      or(
        ...Object.values(Object.groupBy(wanted, ({ lottery }) => lottery.code)).map((same = []) =>
          and(
            eq(lotteryDraws.gameCode, same[0]?.lottery.code ?? ''),
            inArray(
              lotteryDraws.numero,
              same.map(({ slot }) => slot.numero),
            ),
          ),
        ),
      ),
    );

/** These draws, written down where they are not; whoever comes second finds the first one's. */
const ensure = async (db: Database, wanted: readonly Wanted[], keys: WrappingKeys): Promise<readonly Draw[]> => {
  if (wanted.length === 0) return [];
  const known = await find(db, wanted);
  const written = new Set(known.map(({ gameCode, numero }) => `${gameCode}/${numero}`));
  const missing = wanted.filter(({ lottery, slot }) => !written.has(`${lottery.code}/${slot.numero}`));
  if (missing.length === 0) return known;
  const rows = await Promise.all(
    missing.map(async ({ lottery, slot }) => ({
      gameCode: lottery.code,
      ...slot,
      state: 'open' as const,
      ...(await newSeed(keys)),
    })),
  );
  await db.insert(lotteryDraws).values(rows).onConflictDoNothing();
  return find(db, wanted);
};

const byCode = (draws: readonly Draw[]): ReadonlyMap<string, Draw> =>
  new Map(draws.map((draw) => [draw.gameCode, draw]));

/**
 * The draw of each lottery that is to come next, by game code. It takes orders until its cut-off. Where that one is over
 * before its hour, drawn by a clock that has gone back since, it is the one after it.
 */
export const presentDraws = async (
  db: Database,
  of: readonly Lottery[],
  now: Date,
  keys: WrappingKeys,
): Promise<ReadonlyMap<string, Draw>> => {
  const wanted = of.map((lottery) => ({ lottery, slot: slotAfter(lottery.schedule, now) }));
  const draws = byCode(await ensure(db, wanted, keys));
  const over = wanted.filter(({ lottery }) => draws.get(lottery.code)?.state !== 'open');
  const later = over.map(({ lottery, slot }) => ({ lottery, slot: slotAfter(lottery.schedule, slot.drawsAt) }));
  return new Map([...draws, ...byCode(await ensure(db, later, keys))]);
};

const pastSlots = (lottery: Lottery, from: Slot, count: number): readonly Slot[] => {
  if (count === 0) return [];
  const before = slotBefore(lottery.schedule, from);
  return [before, ...pastSlots(lottery, before, count - 1)];
};

const slotsAround = (lottery: Lottery, now: Date): readonly Slot[] => {
  const present = slotAfter(lottery.schedule, now);
  const next = slotAfter(lottery.schedule, present.drawsAt);
  return [next, present, ...pastSlots(lottery, present, PAST_DRAWS)];
};

/** Writes down the draws of these lotteries, from the last dozen to the one after the present one. */
export const writeDraws = async (
  db: Database,
  of: readonly Lottery[],
  now: Date,
  keys: WrappingKeys,
): Promise<void> => {
  const wanted = of.flatMap((lottery) => slotsAround(lottery, now).map((slot) => ({ lottery, slot })));
  await ensure(db, wanted, keys);
};
