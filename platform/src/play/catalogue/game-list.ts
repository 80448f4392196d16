import type { getGameList } from '@shared-kernel/contracts/browse/game-list';
import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, count, eq, gte, inArray, lte, notInArray, type SQL, sql } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { toMinor } from '../../ledger/money.ts';
import type { Merchant } from '../../merchants/merchants.ts';
import { pageCount, pageOf } from '../../records/paging.ts';
import { games, vendors } from './catalogue.tables.ts';
import { selectGames, toWireGames } from './game.mapper.ts';
import { isOpenRow } from './open-games.ts';

type List = typeof getGameList;

/** Choices of `gameClassify` that are not classes of their own. */
const ALL = 'ALL';
const NEW = 'NEW';

/** `%`, `_` and `\` mean themselves in what a player types. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Keeps out the categories that the merchant does not have. */
export const isShownTo = (merchant: Merchant): SQL | undefined =>
  merchant.hiddenCategories.length > 0
    ? notInArray(games.category, [...merchant.hiddenCategories] as GameCategory[])
    : undefined;

/** Whose name has this in it, in any case. */
export const isNamed = (name: string): SQL => sql`${games.name} ilike ${`%${escapeLike(name)}%`}`;

const classFilter = (wanted: string | undefined): SQL | undefined => {
  const key = wanted?.trim();
  if (!key || key.toUpperCase() === ALL) return undefined;
  if (key.toUpperCase() === NEW) return eq(games.isNew, true);
  return sql`${games.classes} @> ${JSON.stringify([key])}::jsonb`;
};

const minBetFilter = (wanted: string | undefined): SQL | undefined => {
  if (!wanted) return undefined;
  const minor = toMinor(wanted);
  if (minor === undefined) throw new PlatformError('request.invalid', `"${wanted}" is not a minimum bet.`);
  return lte(games.minBet, minor);
};

/** With vendors chosen, the slots include the house's own games: INHOUSE is an RNG list of the house (browsing §2). */
const inCategory = (category: ParsedInputOf<List>['gameType'], hasVendors: boolean): SQL | undefined => {
  if (category === 'HOT') return and(sql`${games.hotRank} is not null`, isOpenRow());
  return category === 'RNG' && hasVendors ? inArray(games.category, ['RNG', 'INHOUSE']) : eq(games.category, category);
};

const filtersOf = (input: ParsedInputOf<List>, merchant: Merchant): SQL | undefined => {
  const name = input.gameName?.trim();
  const vendorCodes =
    input.vassalage
      ?.split(',')
      .map((code) => code.trim())
      .filter(Boolean) ?? [];
  return and(
    inCategory(input.gameType, vendorCodes.length > 0),
    isShownTo(merchant),
    name ? isNamed(name) : undefined,
    classFilter(input.gameClassify),
    input.isNew === 1 ? eq(games.isNew, true) : undefined,
    vendorCodes.length > 0 ? inArray(games.vendor, vendorCodes) : undefined,
    minBetFilter(input.minBet),
    input.minLine === undefined ? undefined : gte(games.lines, input.minLine),
  );
};

const countGames = async (db: Database, where: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(where);
  return row?.total ?? 0;
};

/** One page of a category; `minBet` keeps the games that can be played for at most that stake. */
export const listGames = async ({ input, merchant, platform }: Call<ParsedInputOf<List>>): Promise<ValueOf<List>> => {
  const where = filtersOf(input, merchant);
  const { limit, offset } = pageOf(input.pageNo, input.pageSize);
  const total = await countGames(platform.db, where);
  const rows = await selectGames(platform.db)
    .where(where)
    .orderBy(asc(games.sort), asc(games.nodeId))
    .limit(limit)
    .offset(offset);
  return { games: toWireGames(rows), pageNum: input.pageNo, totalPages: pageCount(total, input.pageSize), total };
};
