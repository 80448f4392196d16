/** The merchant of this page: set once, before the first render. */

export { applyBrand } from './apply-brand.ts';
export { initBrand } from './brand.store.ts';
export * from './brand.ts';
