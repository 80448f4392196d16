/** The merchant of this page: set once, before the first render. */

export { applyBrand } from '../brand/apply-brand.ts';
export { initBrand } from '../brand/brand.store.ts';
export * from '../brand/brand.ts';
