import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { games, vendors } from './catalogue.tables.ts';

/** Lotteries have no frame: pages of the site take their orders. */
export const LOTTERY_CATEGORIES: ReadonlySet<GameCategory> = new Set(['LOTT', 'ELOTT']);

const played = new Set<GameCategory>();

/** Says that something plays a category's games in a frame. */
export const openCategory = (category: GameCategory): void => void played.add(category);

const openCategories = (): readonly GameCategory[] => [...played, ...LOTTERY_CATEGORIES];

interface OfVendor {
  readonly category: GameCategory;
  readonly isVendorClosed: boolean;
}

/** Whether a game can be opened now: something plays its category, and its vendor is open. */
export const isOpen = ({ category, isVendorClosed }: OfVendor): boolean =>
  !isVendorClosed && openCategories().includes(category);

/** The same of rows of games with their vendors. */
export const isOpenRow = (): SQL | undefined =>
  and(inArray(games.category, [...openCategories()]), eq(vendors.isUnderMaintenance, false));
