import { type Brand, brandIcon, brandMark } from './brand-mark.ts';
import { hashSource } from './digest.ts';
import { type BrandStyle, brandStyle } from './styles.ts';

/** What a document shows of a brand before any other file has come. */
export interface BrandLook {
  readonly style: BrandStyle;
  /** The critical CSS as a policy source. */
  readonly styleHash: string;
  readonly mark: string;
  readonly icon: string;
}

export type BrandLooks = (brand: Brand) => Promise<BrandLook>;

/** Each brand's look, worked out once. */
export const createBrandLooks = (criticalCss: string): BrandLooks => {
  const made = new Map<Brand, Promise<BrandLook>>();
  const make = async (brand: Brand): Promise<BrandLook> => {
    const style = brandStyle(criticalCss, brand);
    const mark = brandMark(brand, style);
    return { style, styleHash: await hashSource(style.css), mark, icon: brandIcon(mark) };
  };
  return (brand) => {
    const look = made.get(brand) ?? make(brand);
    made.set(brand, look);
    return look;
  };
};
