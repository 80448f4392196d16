/**
 * What pages ask of the catalogue on opening. One function a call, used both by the operations and by the manifest's
 * `starts`, because the client takes over a started call only if its query is the same, key by key.
 */

/** `isPlatform` 2 and platform html5 (browsing §9). */
export const hotGamesInput = <L extends string, M extends string>(language: L, merchantCode: M) => ({
  isPlatform: 2 as const,
  language,
  platform: 'html5' as const,
  merchantCode,
});

/** Type 1 of the vendor game types (browsing §7). */
export const vendorGameTypesInput = <L extends string, M extends string>(language: L, merchantCode: M) => ({
  typeId: 1 as const,
  merchantCode,
  language,
});
