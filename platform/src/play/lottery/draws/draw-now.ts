import type { Platform } from '../../../base/platform.ts';
import { PlatformError } from '../../../base/platform-error.ts';
import { eq } from '../../../database/orm.ts';
import { lotteryDraws } from '../lottery.tables.ts';
import { lotteryOf } from '../offer/lotteries.ts';
import { settleDraws } from '../orders/settle-orders.ts';
import { drawNext } from './draw-due.ts';
import { presentDraws } from './write-draws.ts';

/**
 * Draws and settles a lottery's present draw before its time and opens the next one, as if its hour had come: for tests,
 * which share one clock. Returns the draw's number.
 */
export const drawNow = async ({ db, config, clock }: Platform, gameCode: string): Promise<{ numero: string }> => {
  const lottery = lotteryOf(gameCode);
  if (!lottery) throw new PlatformError('not.found', `There is no lottery ${gameCode}.`);
  const now = await clock.now();
  const { wrappingKeys } = config;
  const draw = (await presentDraws(db, [lottery], now, wrappingKeys)).get(gameCode);
  if (draw?.state !== 'open') throw new PlatformError('request.invalid', `${gameCode} has no open draw.`);
  await db.update(lotteryDraws).set({ closesAt: now, drawsAt: now }).where(eq(lotteryDraws.id, draw.id));
  while (await drawNext(db, now, wrappingKeys));
  await settleDraws(db, now, new AbortController().signal);
  const next = (await presentDraws(db, [lottery], now, wrappingKeys)).get(gameCode);
  if (next) await db.update(lotteryDraws).set({ opensAt: now }).where(eq(lotteryDraws.id, next.id));
  return { numero: draw.numero };
};
