/** Registration announcements on the mobile platform (accounts §2). */
export const registerAnnouncementsInput = <L extends string, M extends string>(language: L, merchantCode: M) => ({
  types: 'B',
  groupName: 'm_reg',
  platform: 'M' as const,
  merchantCode,
  language,
});
