import { later } from '../clock/instants.ts';
import type { Database } from '../database/database.ts';
import { and, eq, max, ne } from '../database/orm.ts';
import { lotteryDraws } from '../play/lottery/lottery.tables.ts';
import { lotteryOf } from '../play/lottery/offer/lotteries.ts';
import { type Slot, slotAfter } from '../play/lottery/offer/schedule.ts';
import { writeSetting } from '../settings/settings.ts';

/** Sets the platform's clock, which runs on from there. */
export const setClock = (db: Database, to: Date): Promise<void> =>
  writeSetting(db, 'clock', { offsetMs: to.getTime() - Date.now() });

/** The end of the last draw that was drawn; whatever a test did with the clock, what comes after is new. */
const lastDrawn = async (db: Database, gameCode: string): Promise<Date> => {
  const isOver = and(eq(lotteryDraws.gameCode, gameCode), ne(lotteryDraws.state, 'open'));
  const [row] = await db
    .select({ at: max(lotteryDraws.drawsAt) })
    .from(lotteryDraws)
    .where(isOver);
  return row?.at ?? new Date(0);
};

/** Sets the clock to a second after a draw of a lottery has opened: orders have most of its time. Returns the draw. */
export const openNextDraw = async (db: Database, gameCode: string): Promise<Slot> => {
  const lottery = lotteryOf(gameCode);
  if (!lottery) throw new Error(`There is no lottery ${gameCode}.`);
  const present = slotAfter(lottery.schedule, later(new Date(), await lastDrawn(db, gameCode)));
  const next = slotAfter(lottery.schedule, present.drawsAt);
  await setClock(db, new Date(next.opensAt.getTime() + 1000));
  return next;
};
