/** Lists say it with `supportPlay` 0, vendor views with `freeplay` 1 (specification: browsing §4): both mean yes. */
export const allowsFreePlay = (of: { readonly supportPlay: number } | { readonly freeplay: number }): boolean =>
  'freeplay' in of ? of.freeplay === 1 : of.supportPlay === 0;
