import { type getVendorGameTypes, tilesOf } from '@shared-kernel/contracts/browse/games';
import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import { toVendorTile, type VendorTile } from '../launch/launch-target.ts';

/** A class of a category's games besides all and new, `JACKPOT`, with its name in the player's language. */
export interface GameClass {
  readonly key: string;
  readonly title: string;
}

export interface Category {
  readonly code: GameCategory;
  readonly vendors: readonly { readonly vendor: string; readonly name: string }[];
  readonly tiles: readonly VendorTile[];
  readonly classes: readonly GameClass[];
}

/** Vendors that the server may still list under SPORTS, and the groups they have of their own (browsing §3, vendor data). */
const OWN_GROUP: Readonly<Record<string, GameCategory>> = { TF: 'ESPORTS', DS88: 'COCKFIGHT' };

/** Whether a vendor is neither the esports nor the cockfight one. */
export const isOfSports = (vendor: string): boolean => !Object.hasOwn(OWN_GROUP, vendor);

const splitSports = (categories: readonly Category[]): readonly Category[] => {
  const sports = categories.find(({ code }) => code === 'SPORTS');
  if (sports === undefined) return categories;
  const groups = Object.entries(OWN_GROUP).flatMap(([vendor, code]): Category[] => {
    const vendors = sports.vendors.filter((entry) => entry.vendor === vendor);
    const tiles = sports.tiles.filter((tile) => tile.vendor === vendor);
    const isAlreadyThere = categories.some((category) => category.code === code);
    return isAlreadyThere || (vendors.length === 0 && tiles.length === 0)
      ? []
      : [{ code, vendors, classes: [], tiles: tiles.map((tile) => ({ ...tile, category: code })) }];
  });
  return categories.flatMap((category) =>
    category.code === 'SPORTS'
      ? [
          {
            ...category,
            vendors: category.vendors.filter(({ vendor }) => isOfSports(vendor)),
            tiles: category.tiles.filter(({ vendor }) => isOfSports(vendor)),
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

const HOT: Category = { code: 'HOT', vendors: [], tiles: [], classes: [] };

const withHot = (categories: readonly Category[]): readonly Category[] =>
  categories.some(({ code }) => code === 'HOT') ? categories : [HOT, ...categories];

/** The menu in the order the server gives; HOT is put first if it is missing (browsing §2, popular games area). */
export const toGameMenu = ({
  sorting,
  mapping,
  gameClassify,
  total,
}: ValueOf<typeof getVendorGameTypes>): GameMenu => ({
  total,
  categories: withHot(
    splitSports(
      sorting.map(({ gameCategory: code, vendorNames }) => ({
        code,
        vendors: vendorNames.map(({ vassalage, accountTypeName }) => ({ vendor: vassalage, name: accountTypeName })),
        tiles: tilesOf(mapping, code).map((tile) => toVendorTile(tile, code)),
        classes: safeLookup(gameClassify, code) ?? [],
      })),
    ),
  ),
});
