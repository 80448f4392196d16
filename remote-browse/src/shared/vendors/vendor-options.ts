import { type Category, isOfSports } from '../catalogue/category.mapper.ts';

/** A vendor that a list can be narrowed to. */
export interface VendorOption {
  readonly code: string;
  readonly name: string;
  readonly iconUrl: string;
  /** How many games of the category it has; undefined where the server does not say. */
  readonly games: number | undefined;
}

/** A category's vendors, each once; the esports and cockfight ones have groups of their own and are left out (browsing §2). */
export const vendorOptions = (category: Category | undefined): readonly VendorOption[] => {
  const options = new Map<string, VendorOption>();
  for (const { vendor: code, name, iconUrl, gameCount } of category?.tiles ?? [])
    if (isOfSports(code) && !options.has(code)) options.set(code, { code, name, iconUrl, games: gameCount });
  return [...options.values()];
};
