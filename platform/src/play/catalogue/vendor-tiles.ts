import { asc, eq, sql } from 'drizzle-orm';
import type { WireVendorTile } from 'shared-kernel/contracts/games';
import { isKnown } from 'shared-kernel/contracts/open';
import { GAME_CATEGORIES, type GameCategory, type Language } from 'shared-kernel/contracts/values';
import { type Database, rowsOf } from '../../database/database.ts';
import type { Merchant } from '../../merchants/merchants.ts';
import { vendors } from './catalogue.tables.ts';
import { GAME_CLASSES } from './game-classes.ts';
import { vendorIconUrl } from './icon-urls.ts';

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
const OPENS_LIST = 'VASSALAGE';
const OPENS_LOBBY = '1';

const loadShelves = async (db: Database): Promise<readonly Shelf[]> => {
  const rows = await rowsOf<
    Omit<Shelf, 'games' | 'freePlays'> & { games: string | number; freePlays: string | number }
  >(
    db,
    sql`select category, vendor, count(*) as games, count(*) filter (where support_play = 0) as "freePlays",
          (array_agg(node_id order by sort))[1] as "firstNode", (array_agg(game_code order by sort))[1] as "firstCode"
        from games group by category, vendor`,
  );
  return rows.map((row) => ({ ...row, games: Number(row.games), freePlays: Number(row.freePlays) }));
};

export const loadVendors = (db: Database): Promise<Vendor[]> => db.select().from(vendors).orderBy(asc(vendors.sort));

const toTile = (shelf: Shelf, vendor: Vendor): Tile => ({
  vassalage: vendor.code,
  accountTypeName: vendor.name,
  gameType: shelf.category,
  nodeId: shelf.firstNode,
  gameCode: LISTED.has(shelf.category) ? 'lobby' : shelf.firstCode,
  isGameH5: LISTED.has(shelf.category) ? OPENS_LIST : OPENS_LOBBY,
  iconUrl: vendorIconUrl(vendor),
  freeplay: shelf.freePlays > 0 ? 1 : 0,
  isUnderMaintenance: vendor.isUnderMaintenance,
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
  const sorting = shown.map((gameCategory) => ({
    gameCategory,
    vendorNames: (mapping[gameCategory] ?? []).map(({ gameType, vassalage, accountTypeName }) => ({
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

export const isVendorOpen = async (db: Database, code: string): Promise<boolean> => {
  const [vendor] = await db.select({ closed: vendors.isUnderMaintenance }).from(vendors).where(eq(vendors.code, code));
  return vendor?.closed === false;
};
