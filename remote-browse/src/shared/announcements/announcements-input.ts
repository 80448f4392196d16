/**
 * Banners, player notices, pop-ups and hot matches of the home page on the mobile platform (browsing §2, Home screen). The
 * notices' own pages ask for the same, so that whoever comes from home has them at once.
 */
export const announcementsInput = <L extends string, M extends string>(language: L, merchantCode: M) => ({
  types: 'B,PL,PU,H',
  groupName: 'm_home',
  platform: 'M' as const,
  merchantCode,
  language,
});
