import { markIcon, markSymbol } from './brand-mark.ts';
import { type BrandFolder, DEFAULT_BRAND, withPictureAddresses } from './brands.ts';
import { hashSource } from './digest.ts';
import type { EdgeDeps } from './edge-deps.ts';
import { brandStyle } from './styles.ts';

/** What a document shows of a brand before any other file has come. */
export interface BrandLook {
  /** The brand whose look it is: the default one where the brand asked for has none. */
  readonly brand: string;
  readonly css: string;
  /** The inline CSS as a policy source. */
  readonly styleHash: string;
  readonly themeColor: string;
  /** The sign's drawing, for the body. */
  readonly symbol: string;
  readonly icon: string;
}

export type BrandLooks = (brand: string) => Promise<BrandLook>;

const make = async (brand: string, folder: BrandFolder, criticalCss: string): Promise<BrandLook> => {
  const { css, colour } = brandStyle(criticalCss, withPictureAddresses(brand, folder));
  return {
    brand,
    css,
    styleHash: await hashSource(css),
    themeColor: colour('bg'),
    symbol: markSymbol(folder.mark),
    icon: markIcon(folder.mark, colour),
  };
};

/** Each brand's look, worked out once for each state of its folder. A brand without a folder, or with a broken one, gets the default look. */
export const createBrandLooks = ({ criticalCss, brands, log }: EdgeDeps): BrandLooks => {
  const made = new Map<string, { readonly revision: string; readonly look: Promise<BrandLook> }>();

  const lookOf = async (brand: string): Promise<BrandLook | null> => {
    const folder = await brands(brand);
    if (folder === null) return null;
    const known = made.get(brand);
    if (known?.revision === folder.revision) return known.look;
    const look = make(brand, folder, criticalCss);
    made.set(brand, { revision: folder.revision, look });
    return look;
  };

  const failed = (brand: string) => (error: unknown) => {
    log({ level: 'error', event: 'brand.unreadable', detail: `${brand}: ${String(error)}` });
    return null;
  };

  return async (brand) => {
    const look =
      (await lookOf(brand).catch(failed(brand))) ?? (await lookOf(DEFAULT_BRAND).catch(failed(DEFAULT_BRAND)));
    if (look === null)
      throw new Error(`There is no brand to show: the folder of '${DEFAULT_BRAND}' is missing or broken.`);
    return look;
  };
};
