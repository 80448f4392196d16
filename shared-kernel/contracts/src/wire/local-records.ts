/**
 * The answers that stay in the browser from visit to visit, under these names (specification: browsing §3, local records;
 * accounts §3, §9): the last one of each, for the merchant, language and member that asked.
 */
export const LOCAL_RECORDS = [
  'announcementNotice',
  'vendorGameTypes',
  'lotteries',
  'memberInfo',
  'allVendors',
  'hotGames',
  'lotteryList',
  'registrationValidators',
  'bankList',
] as const;
export type LocalRecord = (typeof LOCAL_RECORDS)[number];
