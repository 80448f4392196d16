/**
 * The answers that stay in the browser from visit to visit, under these names (specification: browsing §3, local records;
 * accounts §9): the last one of each, for the merchant, language and member that asked.
 */
export declare const LOCAL_RECORDS: readonly ['announcementNotice', 'vendorGameTypes', 'lotteries', 'memberInfo', 'allVendors', 'hotGames', 'lotteryList', 'registrationValidators'];
export type LocalRecord = (typeof LOCAL_RECORDS)[number];
