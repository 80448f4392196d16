import { paths } from '@shared-kernel/contracts/system/paths';

/** Paths of the site that server content links to, by name. */
export const SITE_PATHS: Readonly<Record<string, string>> = {
  customerService: '/wps/system/customerService',
  deposit: paths.deposit,
  promotions: paths.promotions,
  rewardCenter: paths.rewards,
  userAgreement: paths.userAgreement,
  winners: paths.winners,
};
