/** Promotions alone (content type PR, browsing §3), used both by the pages' operation and by the manifest's `starts`. */
export const promotionsInput = <L extends string, M extends string>(language: L, merchantCode: M) => ({
  types: 'PR',
  groupName: 'm_home',
  platform: 'M' as const,
  merchantCode,
  language,
});
