import { ENDPOINTS } from '../catalogue.ts';

/** Browsing §3, local records: the eight answers that are cached; accounts §3: the list of banks. */
test('each named cache keeps one call’s answer', () => {
  const kept = Object.entries(ENDPOINTS).flatMap(([call, { cachedAs }]) =>
    cachedAs === undefined ? [] : [[cachedAs, call]],
  );
  expect(Object.fromEntries(kept)).toEqual({
    announcementNotice: 'getAnnouncements',
    vendorGameTypes: 'getVendorGameTypes',
    lotteries: 'getLotteries',
    memberInfo: 'getMemberInfo',
    allVendors: 'getVendors',
    hotGames: 'getHotGames',
    lotteryList: 'getLotteryMenus',
    registrationValidators: 'getFieldRules',
    bankList: 'getWithdrawBanks',
  });
  expect(kept).toHaveLength(9);
});
