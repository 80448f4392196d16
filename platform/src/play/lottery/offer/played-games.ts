import type { Database } from '../../../database/database.ts';
import { eq, inArray } from '../../../database/orm.ts';
import { orders } from '../../../orders/orders.tables.ts';
import { bets } from '../../bets/bets.tables.ts';
import { games, vendors } from '../../catalogue/catalogue.tables.ts';
import { toPlayedGame } from '../../catalogue/game.mapper.ts';
import { gameIconUrl } from '../../catalogue/icon-urls.ts';
import { lotteryOrders } from '../lottery.tables.ts';
import { gamesOf } from './offered.ts';

/** A game as records name it. */
export interface PlayedGame {
  readonly name: string;
  readonly iconUrl: string;
  readonly game: ReturnType<typeof toPlayedGame>;
}

/** The games behind the references of movements: numbers of bets, and of lottery orders. What is neither is left out. */
export const playedGames = async (
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, PlayedGame>> => {
  if (references.length === 0) return new Map();
  const ofBets = await db
    .select({ reference: bets.betNo, game: games, isVendorClosed: vendors.isUnderMaintenance })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(inArray(bets.betNo, [...references]));
  const ofOrders = await db
    .select({ reference: orders.orderNo, code: lotteryOrders.gameCode })
    .from(orders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, orders.id))
    .where(inArray(orders.orderNo, [...references]));
  const lotteries = await gamesOf(
    db,
    ofOrders.map(({ code }) => code),
  );
  const found = [
    ...ofBets,
    ...ofOrders.flatMap(({ reference, code }) => {
      const game = lotteries.get(code);
      return game ? [{ reference, game, isVendorClosed: false }] : [];
    }),
  ];
  return new Map(
    found.map(({ reference, game, isVendorClosed }) => [
      reference,
      { name: game.name, iconUrl: gameIconUrl(game), game: toPlayedGame({ ...game, isVendorClosed }) },
    ]),
  );
};
