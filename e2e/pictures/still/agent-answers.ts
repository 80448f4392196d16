import { getAffiliateLinks } from '@shared-kernel/contracts/agent/accounts';
import {
  getDividendInfo,
  getDownlines,
  getTeamBets,
  getTeamKpi,
  getTeamOverview,
  getTeamProfit,
  getTeamTransactions,
} from '@shared-kernel/contracts/agent/agent';
import { getDividends } from '@shared-kernel/contracts/agent/dividends';
import {
  getAgentRebates,
  getDownlineRebates,
  getRebateQuotas,
  getTeamRebates,
} from '@shared-kernel/contracts/agent/rebates';
import { getRedRain, getRedRainPrizes, RAIN_PRIZE_STATUSES } from '@shared-kernel/contracts/agent/red-rain';
import { getDownlineTransfer } from '@shared-kernel/contracts/agent/transfers';
import { teamFigures } from '@shared-kernel/testing/member-builders';
import { aRedRain } from '@shared-kernel/testing/money-builders';
import { CONTRACT_ANSWERS } from './contract-answers.ts';
import { amountAt, BETS, BETS_FOOTER, still, TRANSACTIONS, TRANSACTIONS_FOOTER } from './still-rows.ts';
import { STILL_TIME } from './still-time.ts';

const TEAM_FIGURES = {
  deposits: '1517000.00',
  withdrawals: '839000.00',
  stake: '9420118.50',
  validBet: '9420118.50',
  payout: '8815240.25',
  bonus: '41300.00',
  rebate: '68120.40',
  profit: '495457.85',
};

/** The pages about an agent's team, contracts and prizes. */
export const AGENT_ANSWERS = [
  ...CONTRACT_ANSWERS,
  still(getTeamTransactions, {
    list: TRANSACTIONS.map((each, index) => ({ ...each, userName: `member${index}`, isAgent: index === 1 })),
    pageNum: 1,
    totalPages: 1,
    trail: [],
    footer: TRANSACTIONS_FOOTER,
  }),
  still(getTeamBets, {
    list: BETS.map((bet, index) => ({ ...bet, userName: `member${index}`, isAgent: index === 1 })),
    pageNum: 1,
    totalPages: 1,
    trail: [],
    footer: BETS_FOOTER,
  }),
  still(getTeamOverview, {
    members: 12345,
    agents: 31,
    online: 57,
    balance: '1204880.40',
    registered: 112,
    ...TEAM_FIGURES,
    days: [82, 96, 74, 118, 142, 131, 88].map((thousands, index) => ({
      day: `2026-11-${15 + index}`,
      registered: 12 + index,
      ...TEAM_FIGURES,
      deposits: `${thousands}000.00`,
      withdrawals: `${40 + 7 * index}000.00`,
    })),
  }),
  still(getTeamProfit, {
    list: ['liza_cruz7', 'rico_diaz4', 'wilma_santos88'].map((userName, index) => ({
      userName,
      isAgent: index === 1,
      ...TEAM_FIGURES,
      profit: amountAt(index),
    })),
    pageNum: 1,
    totalPages: 1,
    trail: [],
    footer: { count: 12345, ...TEAM_FIGURES },
  }),
  still(getAffiliateLinks, {
    list: [
      { code: 'PAROL234', kind: 'player', uses: 12, createdAt: '2025-11-02T10:00:00+08:00', rates: [] },
      {
        code: 'BANGKA77',
        kind: 'agent',
        uses: 1,
        createdAt: '2025-10-20T10:00:00+08:00',
        expiresAt: '2026-01-18T10:00:00+08:00',
        rates: [
          { gameType: 'RNG', rate: '0.30' },
          { gameType: 'LIVE', rate: '0.20' },
        ],
      },
    ],
  }),
  still(getRebateQuotas, {
    list: [
      { gameType: 'RNG', rate: '0.00', least: '0.00', most: '0.60', quota: { from: '0.48', left: 3 } },
      { gameType: 'LIVE', rate: '0.00', least: '0.00', most: '0.40' },
    ],
  }),
  still(getDownlineTransfer, {
    balance: '384120.75',
    withdrawable: '380000.00',
    locked: '4120.75',
    minAmount: '1.00',
    leftToday: '48000.00',
    dailyMax: '50000.00',
    recent: [],
  }),
  still(getDownlines, {
    list: ['liza_cruz7', 'rico_diaz4', 'wilma_santos88'].map((userName, index) => ({
      userName,
      isAgent: index === 1,
      teamSize: index === 1 ? 1284 : 0,
      balance: amountAt(index),
      registeredAt: '2026-07-03T10:00:00+08:00',
      ...(index < 2 && { lastLoginAt: STILL_TIME.toISOString() }),
      isOnline: index === 0,
      isDirect: index < 2,
    })),
    pageNum: 1,
    totalPages: 1,
    trail: [],
    footer: { count: 12345, balance: '1204880.40' },
  }),
  still(getDownlineRebates, {
    userName: 'liza_cruz7',
    list: [
      { gameType: 'RNG', rate: '0.35', least: '0.20', most: '0.60', quota: { from: '0.48', left: 3 } },
      { gameType: 'LIVE', rate: '0.20', least: '0.00', most: '0.40' },
    ],
  }),
  still(getAgentRebates, {
    list: ['RNG', 'LIVE', 'FISH'].map((gameType, index) => ({
      day: '2026-11-21',
      gameType,
      rate: '0.60',
      ownBet: '500.00',
      ownAmount: '3.00',
      teamBet: '184200.00',
      teamAmount: amountAt(index),
      leastSpread: '0.20',
      mostSpread: '0.40',
      amount: amountAt(index),
      status: index === 0 ? 'pending' : 'paid',
      vendors: ['AMIHAN', 'HABAGAT'].slice(index % 2).map((vassalage, at) => ({
        vassalage,
        ownBet: at === 0 ? '500.00' : '0.00',
        ownAmount: at === 0 ? '3.00' : '0.00',
        teamBet: '92100.00',
        teamAmount: amountAt(index),
        leastSpread: '0.20',
        mostSpread: at === 0 ? '0.40' : '0.20',
      })),
    })),
    pageNum: 1,
    totalPages: 1,
    footer: { count: 3, validBet: '554100.00', amount: '2210.40' },
  }),
  still(
    getRedRain,
    aRedRain({
      now: STILL_TIME.toISOString(),
      round: { startsAt: '2026-11-21T04:00:00.000Z', endsAt: '2026-11-21T04:00:10.000Z' },
    }),
  ),
  still(getRedRainPrizes, {
    list: RAIN_PRIZE_STATUSES.map((status, index) => ({
      round: `2026-11-${20 - index}T12:00:00.000Z`,
      prize: `${index * 7 + 1}.38`,
      status,
      wonAt: `2026-11-${20 - index}T12:00:02.000Z`,
    })),
    pageNum: 1,
    totalPages: 1,
  }),
  still(getTeamRebates, {
    list: ['liza_cruz7', 'rico_diaz4', 'wilma_santos88'].map((userName, index) => ({
      userName,
      isAgent: index === 1,
      upline: index === 2 ? 'rico_diaz4' : 'mara_agent',
      day: '2026-11-21',
      gameType: 'RNG',
      validBet: '61400.00',
      rate: '0.60',
      memberRate: '0.20',
      spread: '0.40',
      amount: '245.60',
      status: index === 0 ? 'pending' : 'paid',
    })),
    pageNum: 1,
    totalPages: 1,
    trail: [],
    footer: { count: 3, validBet: '184200.00', amount: '736.80' },
  }),
  still(getDividends, {
    list: (['open', 'review', 'paid', 'held'] as const).map((status, index) => ({
      userName: 'mara_agent',
      startDate: ['2026-11-16', '2026-11-01', '2026-10-16', '2026-10-01'][index] ?? '',
      endDate: ['2026-11-30', '2026-11-15', '2026-10-31', '2026-10-15'][index] ?? '',
      sales: amountAt(index),
      carriedIn: status === 'held' ? '-12480.50' : '0.00',
      rate: '30.00',
      amount: status === 'held' ? '0.00' : '2210.40',
      status,
    })),
    pageNum: 1,
    totalPages: 1,
    trail: [],
    footer: { count: 4, sales: '184200.00', amount: '6631.20', activeNeeded: 5 },
  }),
  still(getDividendInfo, { isShown: true }),
  still(getTeamKpi, { footer: teamFigures({ teamLoginMemberCount: 12345 }) }),
];
