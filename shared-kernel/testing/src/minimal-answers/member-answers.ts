import type { Recorded } from './recorded.ts';

/**
 * A bet of one's own. The specification lists its pages and shows none of their answers: this is the least that the
 * contracts of this project ask for.
 */
export const bet = {
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

/** Answers of the member's calls: money, limits, records (accounts §7). */
export const memberAnswers = {
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
  getMemberInfo: { account: 'maria', regDate: '2025-10-01', type: '0', toUpline: 77 },
  getBalance: { sumBalance: 12_480.5 },
  getInbox: {
    list: [{ id: 'm1', subject: 'Hello', sentAt: '2026-07-14 08:30:00', isRead: 0 }],
    pageNum: 1,
    totalPages: 1,
  },
  getMail: { id: 'm1', subject: 'Hello', body: 'Welcome.', sentAt: '2026-07-14 08:30:00', isRead: 0 },
  readMail: {},
  readAllMails: {},
  deleteMail: {},
  restoreMail: {},
  getPromotions: { totalUnclaimedPromosCount: '2' },
  getClubBenefit: {},
  getBetRecords: { list: [bet], pageNum: 1, totalPages: 1 },
  getTransactions: {
    list: [{ transactionNo: 7, type: 'deposit', amount: 500, createdAt: '2026-07-14 08:30:00' }],
    pageNum: 1,
    totalPages: 1,
  },
  getTransactionCodes: {},
  getDepositLimits: { list: [{ period: 'day', limit: 5000, endsAt: '2026-07-15 00:00:00' }] },
  setDepositLimit: { list: [{ period: 'day', limit: 5000, endsAt: '2026-07-15 00:00:00' }] },
  getPlayLimits: { loss: [{ period: 'day', limit: 500, endsAt: '2026-07-15 00:00:00' }], time: [] },
  setLossLimit: { loss: [{ period: 'day', limit: 500, endsAt: '2026-07-15 00:00:00' }], time: [] },
  setTimeLimit: { loss: [], time: [{ period: 'day', limit: 60, endsAt: '2026-07-15 00:00:00' }] },
  confirmPlayLimit: { loss: [], time: [] },
  touchPlaySession: { seconds: 60, everyMinutes: 30, dueInSeconds: 1740 },
  goOnPlaying: { seconds: 1800, everyMinutes: 30, dueInSeconds: 1800 },
  getRealityCheck: { everyMinutes: 30, choices: [30] },
  setRealityCheck: { everyMinutes: 30, choices: [30] },
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
  getReferrals: {
    rules: { minDeposit: 500, minTurnover: 1000, days: 30, reward: 100, perMonth: 20 },
    invited: 1,
    verified: 0,
    deposited: 0,
    valid: 0,
    earned: 0,
  },
  getInvitees: { list: [{ id: 'A', stage: 'registered', day: '2026-07-14' }], pageNum: 1, totalPages: 1 },
  getBenefits: { levels: [{ level: 1, target: 500, state: 'notReached' }] },
  getMissions: {
    list: [
      {
        id: 'A',
        period: 'day',
        metric: 'validBet',
        target: 1000,
        progress: 500,
        amount: 10,
        state: 'open',
        endsAt: '2026-07-15 00:00:00',
      },
    ],
  },
  getRanking: {
    list: [{ rank: 1, name: 'm***a', validBet: 500 }],
    endsAt: '2026-07-15 00:00:00',
    pageNum: 1,
    totalPages: 1,
  },
  getRewards: {
    now: '2026-07-14 08:30:00',
    list: [{ id: 'A', kind: 'mission', amount: 50, turnoverTimes: 0, expiresAt: '2026-07-15 00:00:00' }],
  },
  claimReward: { amount: 50 },
  getRewardHistory: {
    list: [{ id: 'A', amount: 50, status: 'paid', at: '2026-07-14 08:30:00' }],
    pageNum: 1,
    totalPages: 1,
  },
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
  reportDepositPaid: deposit,
  sendDepositProof: deposit,
  getDepositRecords: { list: [deposit], pageNum: 1, totalPages: 1 },
  sendFeedback: { id: 1 },
  getFeedback: { list: [{ id: 1, type: 'GAME', comment: 'Slow.', sentAt: '2026-07-14 08:30:00' }] },
} satisfies Recorded;
