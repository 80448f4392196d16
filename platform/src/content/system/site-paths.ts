/** Paths of the site that server content links to, by name. */
export const SITE_PATHS: Readonly<Record<string, string>> = {
  customerService: '/wps/system/customerService',
  deposit: '/m/voucherCenter',
  promotions: '/m/activity',
  rewardCenter: '/m/rewardCenter',
  userAgreement: '/m/useragreement',
  winners: '/m/winnerPage',
};
