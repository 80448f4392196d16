import type { PrizeModeCode } from '@shared-kernel/contracts/system/values';
import type { Database } from '../../../database/database.ts';
import { eq, inArray } from '../../../database/orm.ts';
import type { Merchant } from '../../../merchants/merchants.ts';
import { games, vendors } from '../../catalogue/catalogue.tables.ts';
import { LOTTERIES, lotteriesIn, lotteryOf } from './lotteries.ts';
import type { Lottery } from './lottery.ts';

type StoredGame = typeof games.$inferSelect;

/** A lottery with its game in the catalogue. */
export interface OfferedLottery {
  readonly lottery: Lottery;
  readonly game: StoredGame;
}

/** The lotteries among these that the merchant sells now: with a game in a category that it has, of a vendor that is open. */
const offered = async (
  db: Database,
  merchant: Merchant,
  of: readonly Lottery[],
): Promise<readonly OfferedLottery[]> => {
  if (of.length === 0) return [];
  const rows = await db
    .select({ game: games, isClosed: vendors.isUnderMaintenance })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(
      inArray(
        games.gameCode,
        of.map(({ code }) => code),
      ),
    );
  const open = rows.filter(({ game, isClosed }) => !isClosed && !merchant.hiddenCategories.includes(game.category));
  return of.flatMap((lottery) => {
    const found = open.find(({ game }) => game.gameCode === lottery.code && game.vendor === lottery.vendor);
    return found ? [{ lottery, game: found.game }] : [];
  });
};

/** What a merchant sells in a prize mode, in the order of the offer. */
export const offeredIn = (db: Database, merchant: Merchant, mode: PrizeModeCode): Promise<readonly OfferedLottery[]> =>
  offered(db, merchant, lotteriesIn(mode));

/** One lottery that the merchant sells; undefined for any other. */
export const offeredLottery = async (
  db: Database,
  merchant: Merchant,
  code: string,
): Promise<OfferedLottery | undefined> =>
  (
    await offered(
      db,
      merchant,
      LOTTERIES.filter((lottery) => lottery.code === code),
    )
  )[0];

/** The games of lotteries, whoever sells them: for orders of the past. */
export const gamesOf = async (db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, StoredGame>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(games)
    .where(inArray(games.gameCode, [...codes]));
  const own = rows.filter(({ gameCode, vendor }) => (lotteryOf(gameCode)?.vendor ?? vendor) === vendor);
  return new Map(own.map((game) => [game.gameCode, game]));
};
