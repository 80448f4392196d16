import type { Database } from '../../../database/database.ts';
import { and, asc, eq, lte } from '../../../database/orm.ts';
import type { WrappingKeys } from '../../../encryption/key-wrap.ts';
import { log } from '../../../log/log.ts';
import { openSeed } from '../../seeds/server-seed.ts';
import { lotteryDraws } from '../lottery.tables.ts';
import { lotteryOf } from '../offer/lotteries.ts';
import { numbersOf } from './drawn-numbers.ts';
import type { Draw } from './write-draws.ts';

/** What becomes of a draw whose hour has come; one that cannot be drawn is void, and its stakes go back. */
const outcomeOf = async (draw: Draw, keys: WrappingKeys): Promise<Partial<Draw>> => {
  const lottery = lotteryOf(draw.gameCode);
  try {
    const seed = await openSeed(draw, keys);
    if (!lottery) throw new Error(`There is no lottery ${draw.gameCode} any more.`);
    return { state: 'drawn', seed, numbers: numbersOf(seed, lottery.draws) };
  } catch (error) {
    log({ level: 'error', event: 'lottery.draw-void', gameCode: draw.gameCode, numero: draw.numero }, error);
    return { state: 'void' };
  }
};

/**
 * Draws the oldest draw that is due, however late; false when there is none. Orders on their way hold its row
 * (`orders/place-order.ts`): it is drawn when they are through.
 */
export const drawNext = (db: Database, now: Date, keys: WrappingKeys): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(lotteryDraws)
      .where(and(eq(lotteryDraws.state, 'open'), lte(lotteryDraws.drawsAt, now)))
      .orderBy(asc(lotteryDraws.drawsAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await tx
      .update(lotteryDraws)
      .set({ ...(await outcomeOf(due, keys)), drawnAt: now })
      .where(eq(lotteryDraws.id, due.id));
    return true;
  });
