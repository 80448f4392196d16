import { getBrand } from './brand.store.ts';

/** Marks the document with the brand, which swaps the tokens of every style sheet. */
export const applyBrand = (target: Document): void => {
  target.documentElement.dataset.brand = getBrand().brand;
};
