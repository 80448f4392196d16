import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { and, eq, inArray, or, type SQL } from '../../database/orm.ts';
import { games, vendors } from './catalogue.tables.ts';

/** Lotteries have no frame: pages of the site take their orders. */
export const LOTTERY_CATEGORIES: ReadonlySet<GameCategory> = new Set(['LOTT', 'ELOTT']);

const played = new Set<GameCategory>();

/** Says that something plays a category's games in a frame. */
export const openCategory = (category: GameCategory): void => void played.add(category);

const ofVendors = new Map<string, readonly GameCategory[] | undefined>();

/** Says that a vendor plays its own games of these categories, of all if none are named. */
export const openVendor = (vendor: string, categories: readonly GameCategory[] | undefined): void =>
  void ofVendors.set(vendor, categories);

const openCategories = (): readonly GameCategory[] => [...played, ...LOTTERY_CATEGORIES];

interface OfVendor {
  readonly vendor: string;
  readonly category: GameCategory;
  readonly isVendorClosed: boolean;
}

const playsItself = ({ vendor, category }: OfVendor): boolean =>
  ofVendors.has(vendor) && (ofVendors.get(vendor)?.includes(category) ?? true);

/** Whether a game can be opened now: something plays its category, or its vendor plays it, and its vendor is open. */
export const isOpen = (game: OfVendor): boolean =>
  !game.isVendorClosed && (openCategories().includes(game.category) || playsItself(game));

/** The same of rows of games with their vendors. */
export const isOpenRow = (): SQL | undefined =>
  and(
    or(
      inArray(games.category, [...openCategories()]),
      ...[...ofVendors].map(([vendor, categories]) =>
        and(eq(games.vendor, vendor), categories && inArray(games.category, [...categories])),
      ),
    ),
    eq(vendors.isUnderMaintenance, false),
  );
