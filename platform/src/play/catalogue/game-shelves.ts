import type { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import { GAME_CATEGORIES } from '@shared-kernel/contracts/system/values';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Database } from '../../database/database.ts';
import { and, asc, eq, isNotNull, lte, type SQL, sql } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { games, vendors } from './catalogue.tables.ts';
import { gameOfVendor, toWireGames } from './game.mapper.ts';
import { isNamed, isShownTo } from './game-list.ts';
import { isOpenRow } from './open-games.ts';

type Shelves = typeof getGameShelves;
type Shelf = NonNullable<ValueOf<Shelves>['shelves']>[number];

interface ShelvesOf {
  readonly where: SQL | undefined;
  readonly size: number;
}

/** The first games of every category and how many it has, read once: a place and a count within each category. */
const readShelves = async (db: Database, { where, size }: ShelvesOf): Promise<readonly Shelf[]> => {
  const ofCategory = sql`partition by ${games.category}`;
  const ranked = db
    .select({
      nodeId: games.nodeId,
      place: sql<number>`row_number() over (${ofCategory} order by ${games.sort}, ${games.nodeId})`.as('place'),
      total: sql<number>`count(*) over (${ofCategory})`.mapWith(Number).as('total'),
    })
    .from(games)
    .where(where)
    .as('ranked');
  const rows = await db
    .select({ ...gameOfVendor, total: ranked.total })
    .from(ranked)
    .innerJoin(games, eq(games.nodeId, ranked.nodeId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(lte(ranked.place, size))
    .orderBy(asc(ranked.place));
  const found = Map.groupBy(rows, ({ game }) => game.category);
  return GAME_CATEGORIES.flatMap((gameCategory) => {
    const ofShelf = found.get(gameCategory);
    return ofShelf === undefined ? [] : [{ gameCategory, total: ofShelf[0]?.total ?? 0, games: toWireGames(ofShelf) }];
  });
};

/** HOT is no game's category: its shelf has the hot games in their own order, those that can be played now. */
const readHotShelf = async (db: Database, { where, size }: ShelvesOf): Promise<readonly Shelf[]> => {
  const rows = await db
    .select({
      ...gameOfVendor,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(where, isNotNull(games.hotRank), isOpenRow()))
    .orderBy(asc(games.hotRank))
    .limit(size);
  const [first] = rows;
  return first === undefined ? [] : [{ gameCategory: 'HOT', total: first.total, games: toWireGames(rows) }];
};

/** The lobby's rows, in the specification's order of categories, without those that the merchant does not have. */
export const listShelves = async ({ input, merchant, platform }: Call<ParsedInputOf<Shelves>>) => {
  const name = input.gameName?.trim();
  const where = and(
    isShownTo(merchant),
    name ? isNamed(name) : undefined,
    input.vassalage ? eq(games.vendor, input.vassalage) : undefined,
  );
  const asked = { where, size: input.size };
  const shelves = [...(await readHotShelf(platform.db, asked)), ...(await readShelves(platform.db, asked))];
  return { shelves };
};
