import { bet } from './member-answers.ts';
import type { Recorded } from './recorded.ts';

const figures = {
  deposits: 500,
  withdrawals: 0,
  stake: 20,
  validBet: 20,
  payout: 0,
  bonus: 0,
  rebate: 0,
  profit: 20,
};

/** Answers of the calls for agents (accounts §7). */
export const agentAnswers = {
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
  getTeamKpi: { footer: { teamLoginMemberCount: 4 } },
  getDividendInfo: {},
  getTeamBets: { list: [{ ...bet, userName: 'jose', isAgent: 0 }], pageNum: 1, totalPages: 1 },
  getTeamOverview: { ...figures, balance: 500, days: [] },
  getTeamProfit: { list: [{ ...figures, userName: 'jose', isAgent: 0 }], pageNum: 1, totalPages: 1 },
  getDownlines: {
    list: [{ userName: 'jose', isAgent: 0, teamSize: 0, balance: 5, registeredAt: '2026-07-14 08:30:00' }],
    pageNum: 1,
    totalPages: 1,
  },
  getAffiliateLinks: {},
  createAffiliateLink: { code: 'PAROL123', kind: 'player', uses: 0, createdAt: '2025-11-21T08:00:00+08:00' },
  deleteAffiliateLink: null,
  openAccount: { userName: 'lito_parol' },
  getDividends: {
    list: [
      {
        userName: 'jose',
        startDate: '2026-07-01',
        endDate: '2026-07-15',
        sales: 1000,
        carriedIn: 0,
        rate: 30,
        amount: 300,
        status: 'paid',
      },
    ],
    pageNum: 1,
    totalPages: 1,
  },
  getContractRequests: {},
  getSalaryContract: {
    request: {
      id: 7,
      status: 'proposed',
      tiers: [{ validBet: 100000, activeMembers: '3', rate: 0.1 }],
    },
  },
  getDividendContract: {},
  getHourlyContract: { inReview: [{ startsAt: '2026-07-14 08:00:00', amount: 5 }] },
  processSalaryContract: null,
  processDividendContract: null,
  processHourlyContract: null,
  getDownlineContracts: { userName: 'jose', list: [{ kind: 'salary', own: [] }] },
  proposeContract: { contractId: 7 },
  withdrawContract: null,
  getAgentRebates: {
    list: [
      {
        day: '2026-07-14',
        gameType: 'RNG',
        rate: 0.6,
        ownBet: 0,
        ownAmount: 0,
        teamBet: 1000,
        teamAmount: 6,
        amount: 6,
        status: 'paid',
      },
    ],
    pageNum: 1,
    totalPages: 1,
  },
  getTeamRebates: {
    list: [
      {
        userName: 'jose',
        isAgent: 0,
        day: '2026-07-14',
        gameType: 'RNG',
        validBet: 1000,
        rate: 0.6,
        memberRate: 0.2,
        spread: 0.4,
        amount: 4,
        status: 'paid',
      },
    ],
    pageNum: 1,
    totalPages: 1,
  },
  getDownlineRebates: { userName: 'jose', list: [{ gameType: 'RNG', rate: 0.2, least: 0, most: 0.6 }] },
  updateDownlineRebates: { userName: 'jose', list: [] },
  getDownlineTransfer: { balance: 500, withdrawable: 500, leftToday: 500, dailyMax: 50000 },
  transferDownline: { transferNo: 1, amount: 100 },
  transferMultipleDownline: { amount: 100, transfers: [] },
  getRedRain: {
    now: '2026-07-14T03:00:00Z',
    round: { startsAt: '2026-07-14T04:00:00Z', endsAt: '2026-07-14T04:00:10Z' },
    mine: { triesLeft: 1 },
  },
  joinRedRain: { prize: 5, required: 5 },
  getRedRainPrizes: {
    list: [{ round: '2026-07-13T04:00:00Z', prize: 5, status: 'bonus', wonAt: '2026-07-13T04:00:01Z' }],
    pageNum: 1,
    totalPages: 1,
  },
} satisfies Recorded;
