/**
 * What the home page asks for on opening. One function a call, used both by the page's operations and by the
 * manifest's `starts`, because the client takes over a started call only if its query is the same, key by key.
 */

/** Banners, player notices, pop-ups and hot matches of the home page on the mobile platform (browsing §2, Home screen). */
export const announcementsInput = <L extends string, M extends string>(language: L, merchantCode: M) => ({
  types: 'B,PL,PU,H',
  groupName: 'm_home',
  platform: 'M' as const,
  merchantCode,
  language,
});

/** `isPlatform` 2 and platform html5 (browsing §9). */
export const hotGamesInput = <L extends string, M extends string>(language: L, merchantCode: M) => ({
  isPlatform: 2 as const,
  language,
  platform: 'html5' as const,
  merchantCode,
});

export const vendorGameTypesInput = <L extends string, M extends string>(language: L, merchantCode: M) => ({
  typeId: 1 as const,
  merchantCode,
  language,
});
