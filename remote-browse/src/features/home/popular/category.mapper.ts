import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { type getVendorGameTypes, tilesOf } from 'shared-kernel/contracts/games';
import type { GameCategory } from 'shared-kernel/contracts/values';
import type { VendorTile } from '../../../shared/launch/launch-target.ts';

export interface Category {
  readonly gameCategory: GameCategory;
  readonly vendors: readonly { readonly vendor: string; readonly name: string }[];
  readonly tiles: readonly VendorTile[];
}

/** Vendors that the server may still list under SPORTS, and the groups they have of their own (browsing §3, vendor data). */
const OWN_GROUP: Readonly<Record<string, GameCategory>> = { TF: 'ESPORTS', DS88: 'COCKFIGHT' };

const isOfSports = (vendor: string): boolean => OWN_GROUP[vendor] === undefined;

const splitSports = (categories: readonly Category[]): readonly Category[] => {
  const sports = categories.find(({ gameCategory }) => gameCategory === 'SPORTS');
  if (sports === undefined) return categories;
  const groups = Object.entries(OWN_GROUP).flatMap(([vendor, gameCategory]): Category[] => {
    const vendors = sports.vendors.filter((entry) => entry.vendor === vendor);
    const tiles = sports.tiles.filter((tile) => tile.vassalage === vendor);
    const isAlreadyThere = categories.some((category) => category.gameCategory === gameCategory);
    return isAlreadyThere || (vendors.length === 0 && tiles.length === 0)
      ? []
      : [{ gameCategory, vendors, tiles: tiles.map((tile) => ({ ...tile, gameType: gameCategory })) }];
  });
  return categories.flatMap((category) =>
    category.gameCategory === 'SPORTS'
      ? [
          {
            ...category,
            vendors: category.vendors.filter(({ vendor }) => isOfSports(vendor)),
            tiles: category.tiles.filter(({ vassalage }) => isOfSports(vassalage)),
          },
          ...groups,
        ]
      : [category],
  );
};

/** What the menu is made of, and how many games the site has in all. */
export interface GameMenu {
  readonly categories: readonly Category[];
  readonly total: number;
}

const HOT: Category = { gameCategory: 'HOT', vendors: [], tiles: [] };

const withHot = (categories: readonly Category[]): readonly Category[] =>
  categories.some(({ gameCategory }) => gameCategory === 'HOT') ? categories : [HOT, ...categories];

/** The menu in the order the server gives; HOT is put first if it is missing (browsing §2, popular games area). */
export const toGameMenu = ({ sorting, mapping, total }: ValueOf<typeof getVendorGameTypes>): GameMenu => ({
  total,
  categories: withHot(
    splitSports(
      sorting.map(({ gameCategory, vendorNames }) => ({
        gameCategory,
        vendors: vendorNames.map(({ vassalage, accountTypeName }) => ({ vendor: vassalage, name: accountTypeName })),
        tiles: tilesOf(mapping, gameCategory).map((tile) => ({ ...tile, gameType: gameCategory })),
      })),
    ),
  ),
});
