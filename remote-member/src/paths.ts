/** Paths of this remote and the ones it leads to, with link builders where one takes something. */
export const paths = {
  home: '/m/home',
  memberCentre: '/m/member/home',
  mine: '/m/mine',
  settings: '/m/set',
  login: '/m/login',
  register: '/m/register',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  bettingRecord: '/m/gameRecord',
  accountRecord: '/m/transaction/record',
  security: '/m/securityCenter',
  rewards: '/m/rewardCenter',
  agent: '/m/agent',
  depositRecord: '/m/vouReport',
  withdrawalRecord: '/m/withdrawReport',
  profitAndLoss: '/m/profitandloss',
  uplineTransfer: '/m/upLine/transfer',
  manualRebate: '/m/member/manualRebate',
  leaderboard: '/m/leaderBoard',
  rebateReport: '/m/member/rebateReport',
  mail: '/m/webEmail',
  feedback: '/m/feedback',
  benefits: '/m/member/benefits',
  invite: '/m/inviteFriends',
} as const;

/** The login page, coming back to `from` afterwards. */
export const loginPath = (from: string): string => `${paths.login}?${new URLSearchParams({ back: from })}`;

/** A member's own registration link: whoever registers through it is their recommendation (`recommenderId`, accounts §3). */
export const referralLink = (origin: string, memberId: string): string =>
  `${origin}${paths.register}?${new URLSearchParams({ recommenderId: memberId })}`;
