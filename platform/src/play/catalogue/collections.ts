import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, count, desc, eq, isNotNull } from '../../database/orm.ts';
import type { Merchant } from '../../merchants/merchants.ts';
import { pageCount, pageOf } from '../../records/paging.ts';
import { favourites, games, recentGames, vendors } from './catalogue.tables.ts';
import { findGame, gameOfVendor, selectGames, toWireGames } from './game.mapper.ts';
import { isShownTo } from './game-list.ts';
import { isOpenRow } from './open-games.ts';

interface PageAsk {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly gameType?: GameCategory | undefined;
}

const inCategory = (category: GameCategory | undefined) =>
  category && category !== 'HOT' ? eq(games.category, category) : undefined;

export const listHotGames = async (db: Database, merchant: Merchant, category: GameCategory | undefined) =>
  toWireGames(
    await selectGames(db)
      .where(and(isNotNull(games.hotRank), isOpenRow(), isShownTo(merchant), inCategory(category)))
      .orderBy(asc(games.hotRank)),
  );

const refuseUnknownGame = async (db: Database, nodeId: string): Promise<void> => {
  if (!(await findGame(db, nodeId))) throw new PlatformError('not.found', `There is no game ${nodeId}.`);
};

/** Adding one twice changes nothing. */
export const addFavourite = async (db: Database, memberId: number, nodeId: string, addedAt: Date): Promise<void> => {
  await refuseUnknownGame(db, nodeId);
  await db.insert(favourites).values({ memberId, nodeId, addedAt }).onConflictDoNothing();
};

export const removeFavourite = async (db: Database, memberId: number, nodeId: string): Promise<void> => {
  await db.delete(favourites).where(and(eq(favourites.memberId, memberId), eq(favourites.nodeId, nodeId)));
};

export const favouriteIds = async (db: Database, memberId: number): Promise<string[]> => {
  const rows = await db
    .select()
    .from(favourites)
    .where(eq(favourites.memberId, memberId))
    .orderBy(desc(favourites.addedAt));
  return rows.map((row) => row.nodeId);
};

export const listFavourites = async (db: Database, merchant: Merchant, memberId: number, ask: PageAsk) => {
  const where = and(eq(favourites.memberId, memberId), isShownTo(merchant), inCategory(ask.gameType));
  const { limit, offset } = pageOf(ask.pageNo, ask.pageSize);
  const joined = eq(games.nodeId, favourites.nodeId);
  const [row] = await db.select({ total: count() }).from(favourites).innerJoin(games, joined).where(where);
  const rows = await db
    .select(gameOfVendor)
    .from(favourites)
    .innerJoin(games, joined)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(where)
    .orderBy(desc(favourites.addedAt))
    .limit(limit)
    .offset(offset);
  return { content: toWireGames(rows), pageNum: ask.pageNo, totalPages: pageCount(row?.total ?? 0, ask.pageSize) };
};

export const addRecentGame = async (db: Database, memberId: number, nodeId: string, playedAt: Date): Promise<void> => {
  await refuseUnknownGame(db, nodeId);
  await db
    .insert(recentGames)
    .values({ memberId, nodeId, playedAt })
    .onConflictDoUpdate({ target: [recentGames.memberId, recentGames.nodeId], set: { playedAt } });
};

export const listRecentGames = async (db: Database, merchant: Merchant, memberId: number, ask: PageAsk) => {
  const where = and(eq(recentGames.memberId, memberId), isShownTo(merchant), inCategory(ask.gameType));
  const { limit, offset } = pageOf(ask.pageNo, ask.pageSize);
  const joined = eq(games.nodeId, recentGames.nodeId);
  const [row] = await db.select({ total: count() }).from(recentGames).innerJoin(games, joined).where(where);
  const rows = await db
    .select(gameOfVendor)
    .from(recentGames)
    .innerJoin(games, joined)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(where)
    .orderBy(desc(recentGames.playedAt))
    .limit(limit)
    .offset(offset);
  return { list: toWireGames(rows), totalPages: pageCount(row?.total ?? 0, ask.pageSize) };
};
