import type { WireVendorTile } from '@shared-kernel/contracts/browse/games';
import { isKnown } from '@shared-kernel/contracts/open';
import { GAME_CATEGORIES, type GameCategory, type Language } from '@shared-kernel/contracts/system/values';
import type { Database } from '../../database/database.ts';
import { asc, count, sql } from '../../database/orm.ts';
import type { Merchant } from '../../merchants/merchants.ts';
import { games, vendors } from './catalogue.tables.ts';
import { vendorIconUrl } from './icon-urls.ts';
import { isOpen } from './open-games.ts';

interface GameClass {
  readonly key: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** Classes that a category offers besides all and new. Fishing has none (specification: browsing §2). */
const GAME_CLASSES: Partial<Record<GameCategory, readonly GameClass[]>> = {
  RNG: [
    { key: 'VIDEO', title: { EN: 'Video', TY: 'Video' } },
    { key: 'CLASSIC', title: { EN: 'Classic', TY: 'Klasiko' } },
    { key: 'JACKPOT', title: { EN: 'Jackpot', TY: 'Jackpot' } },
  ],
  LIVE: [
    { key: 'BACCARAT', title: { EN: 'Baccarat', TY: 'Baccarat' } },
    { key: 'ROULETTE', title: { EN: 'Roulette', TY: 'Ruleta' } },
    { key: 'SHOW', title: { EN: 'Game shows', TY: 'Game show' } },
  ],
  PVP: [
    { key: 'CARD', title: { EN: 'Cards', TY: 'Baraha' } },
    { key: 'TILE', title: { EN: 'Tiles', TY: 'Tiles' } },
  ],
};

type Vendor = typeof vendors.$inferSelect;
type Tile = WireVendorTile & { readonly gameType: GameCategory };

interface Shelf {
  readonly category: GameCategory;
  readonly vendor: string;
  readonly games: number;
  readonly freePlays: number;
  readonly firstNode: string;
  readonly firstCode: string;
}

/** A tile of these opens the category page with the vendor chosen; the others open the vendor's own lobby. */
const LISTED: ReadonlySet<GameCategory> = new Set(['RNG', 'FISH', 'LIVE', 'PVP', 'INHOUSE']);
/** One of these opens its vendor's lobby, whatever code its first game has. */
const OPENS_BY_LOBBY: ReadonlySet<GameCategory> = new Set([...LISTED, 'ELOTT', 'LOTT']);
const OPENS_LIST = 'VASSALAGE';
const OPENS_LOBBY = '1';

/** Games change only with a seed; a copy this old is still right. */
const SHELVES_LIFE_MS = 10_000;
const shelvesOf = new WeakMap<Database, { readonly expires: number; readonly shelves: Promise<readonly Shelf[]> }>();

const readShelves = async (db: Database): Promise<readonly Shelf[]> => {
  const first = (column: typeof games.nodeId | typeof games.gameCode) =>
    sql<string>`(array_agg(${column} order by ${games.sort}))[1]`;
  return db
    .select({
      category: games.category,
      vendor: games.vendor,
      games: count(),
      freePlays: sql<string>`count(*) filter (where ${games.supportPlay} = 0)`.mapWith(Number),
      firstNode: first(games.nodeId),
      firstCode: first(games.gameCode),
    })
    .from(games)
    .groupBy(games.category, games.vendor);
};

/** What each vendor has in each category: one reading of the whole catalogue for every page of these seconds. */
const loadShelves = (db: Database): Promise<readonly Shelf[]> => {
  const known = shelvesOf.get(db);
  if (known && known.expires > Date.now()) return known.shelves;
  const shelves = readShelves(db);
  shelvesOf.set(db, { expires: Date.now() + SHELVES_LIFE_MS, shelves });
  shelves.then(
    (read) => read.length === 0 && shelvesOf.delete(db),
    () => shelvesOf.delete(db),
  );
  return shelves;
};

export const loadVendors = (db: Database): Promise<Vendor[]> => db.select().from(vendors).orderBy(asc(vendors.sort));

const toTile = (shelf: Shelf, vendor: Vendor): Tile => ({
  vassalage: vendor.code,
  accountTypeName: vendor.name,
  gameType: shelf.category,
  nodeId: shelf.firstNode,
  gameCode: OPENS_BY_LOBBY.has(shelf.category) ? 'lobby' : shelf.firstCode,
  isGameH5: LISTED.has(shelf.category) ? OPENS_LIST : OPENS_LOBBY,
  iconUrl: vendorIconUrl(vendor),
  freeplay: shelf.freePlays > 0 ? 1 : 0,
  isUnderMaintenance: vendor.isUnderMaintenance,
  ...(isOpen({ vendor: vendor.code, category: shelf.category, isVendorClosed: vendor.isUnderMaintenance })
    ? {}
    : { isClosed: true }),
  gameCount: shelf.games,
});

/** Categories in the specification's order, without those that the merchant does not have. HOT has no vendors. */
export const listVendorTiles = async (db: Database, merchant: Merchant, language: Language) => {
  const [shelves, known] = [await loadShelves(db), await loadVendors(db)];
  const tilesOf = (category: GameCategory): Tile[] =>
    known.flatMap((vendor) =>
      shelves
        .filter((shelf) => shelf.category === category && shelf.vendor === vendor.code)
        .map((shelf) => toTile(shelf, vendor)),
    );
  const shown = GAME_CATEGORIES.filter((category) => !merchant.hiddenCategories.includes(category));
  const mapping = Object.fromEntries(
    shown.filter((category) => category !== 'HOT').map((category) => [category, tilesOf(category)]),
  );
  const sorting = shown.map((category) => ({
    gameCategory: category,
    vendorNames: (mapping[category] ?? []).map(({ gameType, vassalage, accountTypeName }) => ({
      gameType,
      vassalage,
      accountTypeName,
    })),
  }));
  const gameClassify = Object.fromEntries(
    shown.flatMap((category) => {
      const classes = GAME_CLASSES[category];
      return classes ? [[category, classes.map(({ key, title }) => ({ key, title: title[language] }))]] : [];
    }),
  );
  const total = shelves.filter(({ category }) => isKnown(shown, category)).reduce((sum, shelf) => sum + shelf.games, 0);
  return { sorting, mapping, gameClassify, total };
};
