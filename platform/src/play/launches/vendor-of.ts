import type { GameVendor } from '../../base/game-vendors.ts';
import type { Platform } from '../../base/platform.ts';
import type { StoredGame } from '../catalogue/game.mapper.ts';

/** The other company that plays a game of the catalogue; undefined where we do. */
export const vendorOf = (
  { gameVendors }: Pick<Platform['config'], 'gameVendors'>,
  { vendor, category }: Pick<StoredGame, 'vendor' | 'category'>,
): GameVendor | undefined =>
  gameVendors.find(({ code, categories }) => code === vendor && (categories?.includes(category) ?? true));
