import type { Recorded } from './recorded.ts';

/**
 * A bet of one's own. The specification lists its pages and shows none of their answers: this is the least that the
 * contracts of this project ask for.
 */
const bet = {
  betNo: 880_021,
  nodeId: 1204,
  gameName: 'Bahay Kubo Riches',
  vendorName: 'Jade Lantern',
  gameType: 'RNG',
  stake: 10,
  validBet: '10',
  payout: 25.5,
  profit: 15.5,
  status: 'settled',
  placedAt: '2026-07-14 08:30:00',
};

const card = { id: 7, bankCode: 'BPI', bankName: 'BPI', kind: 'bank', account: '****7890' };

/** A deposit: as the bet, of this project's asking. */
const deposit = {
  orderNo: 990_021,
  method: 'EWALLET',
  channel: 'GCASH',
  amount: 500,
  status: 'waiting',
  createdAt: '2026-07-14 08:30:00',
};

const withdrawal = {
  orderNo: 'WD260714-1',
  bankName: 'BPI',
  account: '****7890',
  amount: 500,
  status: 'paid',
  createdAt: '2026-07-14 08:30:00',
};

/** Of one colour, one pixel: a captcha that shows nothing. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

/** Answers of the calls in accounts §7. */
export const accountAnswers = {
  login: { token: 'token-of-maria', userName: 'maria', customerType: '0', firstTimeLogin: null },
  register: null,
  registerByMobile: null,
  checkUsername: null,
  checkAffiliate: null,
  sendRegisterCode: {},
  getCountries: { countries: [{ code: '63', name: 'Philippines' }] },
  getEncryptionKey: { kid: 'k1', kty: 'EC', crv: 'P-256', x: 'eA', y: 'eQ' },
  logout: null,
  renewSession: {},
  getSessions: {
    sessions: [{ id: 7, isCurrent: 1, startedAt: '2026-07-14 08:30:00', lastSeenAt: '2026-07-14 08:30:00' }],
  },
  endSession: { ended: '1' },
  changePassword: null,
  sendLoginCode: {},
  sendResetCode: {},
  setPasswordByPhone: null,
  sendPasswordEmail: null,
  setPasswordByEmail: null,
  getPaymentPassword: {},
  setPaymentPassword: null,
  sendPaymentCode: {},
  resetPaymentPassword: null,
  getWithdrawBanks: { list: [{ code: 'BPI', name: 'BPI', kind: 'bank' }] },
  getBankCards: { list: [card] },
  addBankCard: card,
  changeBankCard: card,
  removeBankCard: card,
  getConsolidatedFunds: { sumBalance: 500 },
  getWithdrawable: { balance: 500, withdrawable: '500' },
  submitWithdrawal: { orderNo: 12, status: 'submitted', amount: 500 },
  getUplineTransfer: { upline: 'mar***nt', balance: 500, withdrawable: 500, leftToday: 50000, dailyMax: 50000 },
  transferToUpline: { transferNo: 7, amount: 100 },
  getWithdrawals: { list: [withdrawal], pageNum: 1, totalPages: 1 },
  endOtherSessions: { ended: 0 },
  getPasskeys: { passkeys: [] },
  startPasskey: {
    rp: { id: 'tala.example', name: 'Tala' },
    user: { id: 'dQ', name: 'juan_dc88', displayName: 'juan_dc88' },
    challenge: 'Y2g',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  },
  addPasskey: { id: 'passkey', name: 'My phone', addedAt: '2026-11-21T09:05:00+08:00' },
  renamePasskey: null,
  removePasskey: null,
  startPasskeyLogin: { challenge: 'Y2g', rpId: 'tala.example', timeout: 300_000, userVerification: 'required' },
  logInByPasskey: { token: 'token', userName: 'juan_dc88', customerType: 1 },
  startSocial: { address: 'https://provider.example/authorize' },
  finishSocial: { ticket: 'ticket' },
  linkSocial: null,
  getSocialLinks: { links: [] },
  unlinkSocial: null,
  startTrial: { token: 'token-of-a-trial', userName: 'trial1', customerType: 4, trail: '1' },
  getCaptcha: PNG,
  getCaptchaSum: { left: 3, right: 4 },
  getMemberInfo: { account: 'maria', regDate: '2025-10-01', type: '0', toUpline: 77 },
  getBalance: { sumBalance: 12_480.5 },
  getPromotions: { totalUnclaimedPromosCount: '2' },
  getClubBenefit: {},
  getUnreadCount: 3,
  getBetRecords: { list: [bet], pageNum: 1, totalPages: 1 },
  getTransactions: {
    list: [{ transactionNo: 7, type: 'deposit', amount: 500, createdAt: '2026-07-14 08:30:00' }],
    pageNum: 1,
    totalPages: 1,
  },
  getTransactionCodes: {},
  getTeamTransactions: {
    list: [
      {
        transactionNo: 7,
        type: 'deposit',
        amount: 500,
        createdAt: '2026-07-14 08:30:00',
        userName: 'jose',
        isAgent: 0,
      },
    ],
    pageNum: 1,
    totalPages: 1,
  },
  getDepositLimits: { list: [{ period: 'day', limit: 5000, endsAt: '2026-07-15 00:00:00' }] },
  setDepositLimit: { list: [{ period: 'day', limit: 5000, endsAt: '2026-07-15 00:00:00' }] },
  getExclusion: {},
  takeTimeOut: {},
  excludeSelf: {},
  getManualRebate: {
    list: [{ gameType: 'RNG', validBet: 500, rate: 0.5, rebate: 2.5, open: 2.5 }],
    open: 2.5,
    claimable: 2.5,
    endsAt: '2026-07-15 00:00:00',
  },
  claimRebate: { amount: 2.5 },
  getRebateRecords: {
    list: [
      {
        day: '2026-07-14',
        gameType: 'RNG',
        validBet: 500,
        rate: 0.5,
        amount: 2.5,
        status: 'claimed',
        creditedAt: '2026-07-14 08:30:00',
      },
    ],
    pageNum: 1,
    totalPages: 1,
  },
  getProfitAndLoss: { deposits: 500, withdrawals: 0, stake: 20, validBet: 20, payout: 5.5, net: -14.5 },
  getDepositMethods: {
    methods: [{ method: 'EWALLET', channels: [{ channel: 'GCASH', minAmount: 100, maxAmount: '50000' }] }],
  },
  getDepositPromotions: {
    promotions: [{ code: 'A', name: 'A', percent: 20, maxBonus: 500, minDeposit: 200, turnoverTimes: 8, validDays: 7 }],
  },
  acceptPromotion: deposit,
  giveUpBonus: {},
  depositByTransfer: deposit,
  depositByWallet: deposit,
  depositByOtherWallet: deposit,
  depositByQr: deposit,
  depositByGateway: deposit,
  getDeposit: deposit,
  cancelDeposit: { ...deposit, status: 'cancelled' },
  sendDepositProof: deposit,
  getDepositRecords: { list: [deposit], pageNum: 1, totalPages: 1 },
  sendFeedback: { id: 1 },
  getFeedback: { list: [{ id: 1, type: 'GAME', comment: 'Slow.', sentAt: '2026-07-14 08:30:00' }] },
  getTeamKpi: { footer: { teamLoginMemberCount: 4 } },
  getDividendInfo: {},
  getTeamBets: { list: [{ ...bet, userName: 'jose', isAgent: 0 }], pageNum: 1, totalPages: 1 },
} satisfies Recorded;
