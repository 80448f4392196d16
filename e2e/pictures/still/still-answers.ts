import { getPasskeys } from '@shared-kernel/contracts/account/passkeys';
import { renewSession } from '@shared-kernel/contracts/account/session';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { getSocialLinks } from '@shared-kernel/contracts/account/social';
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
import {
  type ContractState,
  getContractRequests,
  getDividendContract,
  getHourlyContract,
  getSalaryContract,
} from '@shared-kernel/contracts/agent/contracts';
import { getDividends } from '@shared-kernel/contracts/agent/dividends';
import { getAgentRebates, getTeamRebates } from '@shared-kernel/contracts/agent/rebates';
import { getRedRain, getRedRainPrizes, RAIN_PRIZE_STATUSES } from '@shared-kernel/contracts/agent/red-rain';
import { getDownlineTransfer } from '@shared-kernel/contracts/agent/transfers';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getHotGames, getVendorGameTypes, getVendors } from '@shared-kernel/contracts/browse/games';
import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { getBankCards } from '@shared-kernel/contracts/member/bank-accounts';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { getDepositLimits } from '@shared-kernel/contracts/member/deposit-limits';
import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import {
  DEPOSIT_STATUSES,
  depositByWallet,
  getDeposit,
  getDepositMethods,
  getDepositRecords,
} from '@shared-kernel/contracts/member/deposits';
import { getPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { getManualRebate, getRebateRecords, REBATE_STATUSES } from '@shared-kernel/contracts/member/rebates';
import { getTransactions } from '@shared-kernel/contracts/member/transactions';
import { getWithdrawals, WITHDRAWAL_STATUSES } from '@shared-kernel/contracts/member/withdrawals';
import { getConsolidatedSettings, getFieldRules } from '@shared-kernel/contracts/system/system';
import type { AnyEndpoint, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { aBet, aGame, aWin, type Bet, type Game } from '@shared-kernel/testing/game-builders';
import {
  aBankCard,
  aDeposit,
  aDeviceSession,
  aManualRebate,
  aPasskey,
  aRebate,
  aRedRain,
  aSocialLink,
  aTransaction,
  aWaitingDeposit,
  aWithdrawal,
  someDepositLimits,
  someDepositMethods,
  someDepositPromotions,
  someSecurity,
  teamFigures,
} from '@shared-kernel/testing/member-builders';
import { SAMPLE_ANSWERS } from '@shared-kernel/testing/sample-answers';
import { aHotMatch, aPromotion, someAnnouncements } from '@shared-kernel/testing/site-builders';
import { LOTTERY_ANSWERS } from './lottery-answers.ts';
import { STILL_TIME } from './still-time.ts';

/** Games of the seed, by node id: their pictures are the site's own. */
const GAMES: readonly Game[] = [
  ['100001', 'Parol Nights'],
  ['100014', 'Golden Ingot'],
  ['100021', 'Koi Emperor'],
  ['100006', 'Halo-Halo'],
  ['100030', 'Seven Islands of the Typhoon King'],
].map(([nodeId = '', gameName = '']) =>
  aGame({ nodeId, gameId: nodeId, gameName, nodeName: gameName, iconUrl: `/wps/art/game/${nodeId}.svg` }),
);

const AMOUNTS = ['0.05', '1250.00', '98765432.10', '88.00'];
const gameAt = (index: number): Game => GAMES[index % GAMES.length] ?? aGame();
const amountAt = (index: number): string => AMOUNTS[index % AMOUNTS.length] ?? '1.00';

/** A bet every half hour, back from the still time: over midnight, with gains, losses and a void one. */
const BETS: readonly Bet[] = Array.from({ length: 8 }, (_, index) => {
  const { nodeId, gameName, iconUrl } = gameAt(index);
  return aBet({
    betNo: `PN-91435497${20 + index}`,
    nodeId,
    gameName,
    iconUrl,
    stake: '10.00',
    payout: index % 2 === 0 ? amountAt(index) : '0.00',
    profit: index % 2 === 0 ? amountAt(index) : '-10.00',
    status: index === 3 ? 'void' : 'settled',
    placedAt: new Date(STILL_TIME.getTime() - index * 4 * 3_600_000).toISOString(),
  });
});
const footer = { count: BETS.length, stake: '80.00', validBet: '70.00', payout: '98766682.15', profit: '98766602.15' };

/** Movements of every kind that a long name or a long amount may have. */
const TRANSACTIONS = ['deposit', 'stake', 'payout', 'bonus', 'withdrawal', 'refund'].map((type, index) =>
  aTransaction({
    transactionNo: `TX-0000000000A${index}`,
    type,
    typeName: type[0]?.toUpperCase() + type.slice(1),
    amount: index % 2 === 0 ? amountAt(index) : `-${amountAt(index)}`,
    balanceAfter: amountAt(index + 2),
    reference: index === 3 ? '' : `DP260714-012345678${index}`,
    createdAt: new Date(STILL_TIME.getTime() - index * 7 * 3_600_000).toISOString(),
  }),
);

/** The default, another one, and one that was removed today. */
const BANK_CARDS = [
  aBankCard(),
  aBankCard({ id: '8', bankName: 'GCash', kind: 'wallet', account: '****4567', isDefault: false }),
  aBankCard({
    id: '9',
    bankName: 'LANDBANK',
    account: '****0419',
    isDefault: false,
    removedAt: new Date(STILL_TIME.getTime() + 20 * 3_600_000).toISOString(),
  }),
];

/** A withdrawal at each step of its way. */
const WITHDRAWALS = WITHDRAWAL_STATUSES.map((status, index) =>
  aWithdrawal({
    orderNo: `WD260714-012345678${index}`,
    bankName: index % 2 === 0 ? 'LANDBANK' : 'GCash',
    amount: amountAt(index + 1),
    status,
    createdAt: new Date(STILL_TIME.getTime() - index * 9 * 3_600_000).toISOString(),
    ...(index < 3 && { expectedBy: new Date(STILL_TIME.getTime() + index * 3_600_000).toISOString() }),
  }),
);

const still = <E extends AnyEndpoint>(endpoint: E, value: ValueOf<E>) => [endpoint, value] as const;

const CONTRACT: ContractState = {
  request: {
    id: '7',
    status: 'proposed',
    tiers: [
      { validBet: '100000.00', activeMembers: 3, rate: '0.10' },
      { validBet: '98766770.10', activeMembers: 1250, rate: '0.25' },
    ],
    proposer: 'mar***88',
    proposedAt: '2026-11-20T08:00:00+08:00',
    expiresAt: '2026-11-27T08:00:00+08:00',
    inForceFrom: '2026-11-22',
  },
  inForce: {
    id: '6',
    status: 'agreed',
    tiers: [{ validBet: '50000.00', activeMembers: 2, rate: '0.05' }],
    proposedAt: '2026-10-01T08:00:00+08:00',
    inForceFrom: '2026-10-04',
  },
  history: [
    {
      id: '6',
      status: 'agreed',
      tiers: [{ validBet: '50000.00', activeMembers: 2, rate: '0.05' }],
      proposedAt: '2026-10-01T08:00:00+08:00',
      inForceFrom: '2026-10-04',
    },
  ],
  activeValidBet: '1000.00',
};

/** The catalogue is the seed's own: it is the same on every machine, and full. */
export const FROM_SITE: ReadonlySet<string> = new Set(
  [
    getHotGames,
    getGameShelves,
    getGameList,
    getVendorGameTypes,
    getVendors,
    getConsolidatedSettings,
    getFieldRules,
  ].map(({ path }) => path),
);

const BANNER = {
  id: 'b1',
  imageUrl: '/wps/art/hero/lanterns.svg',
  eyebrow: 'This week',
  title: 'Harvest of lanterns',
  subtitle: 'Spin and reap until Sunday',
  link: '/m/activity',
};

/** One that runs, one that is joined and has no end, one that has not begun, one that is over. */
const PROMOTIONS = [
  { startsAt: '2026-11-10T00:00:00+08:00', endsAt: '2026-12-11T00:00:00+08:00' },
  {
    id: 'court',
    title: 'Court finals: stake back',
    imageUrl: '/wps/art/hero/court.svg',
    isJoined: true,
    endsAt: undefined,
  },
  { id: 'draw', title: 'New year draw', startsAt: '2026-12-01T00:00:00+08:00', endsAt: undefined },
  {
    id: 'reef',
    title: 'Harvest week',
    imageUrl: '/wps/art/hero/reef.svg',
    category: { id: 'fishing', name: 'Fishing' },
  },
].map((own) => aPromotion(own));

const MATCH = aHotMatch({
  homeTeam: 'Davao Eagles',
  awayTeam: 'Iloilo Lanterns',
  homeTeamImageUrl: '/wps/art/crest/Davao%20Eagles.svg',
  awayTeamImageUrl: '/wps/art/crest/Iloilo%20Lanterns.svg',
  matchTime: '2026-11-22T19:30:00+08:00',
});

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

const DUE_AT = new Date(STILL_TIME.getTime() + 9 * 60_000).toISOString();
const WAITING = aWaitingDeposit({ createdAt: STILL_TIME.toISOString(), dueAt: DUE_AT });

/** What the platform says of time, money and people in every kept picture: always the same, and enough of it to fill a screen. */
export const STILL_ANSWERS: ReadonlyMap<string, unknown> = new Map(
  [
    ...SAMPLE_ANSWERS,
    ...LOTTERY_ANSWERS,
    still(getWinnerBoard, {
      list: GAMES.map((game, index) => aWin({ game, winAmount: amountAt(index), wonAt: STILL_TIME.toISOString() })),
    }),
    still(
      getAnnouncements,
      someAnnouncements({
        banners: [BANNER],
        promotions: PROMOTIONS,
        popups: [],
        hotMatches: [MATCH, { ...MATCH, roomId: '78' }],
      }),
    ),
    still(getBetRecords, { list: [...BETS], pageNum: 1, totalPages: 1, footer }),
    still(getTransactions, {
      list: TRANSACTIONS,
      pageNum: 1,
      totalPages: 1,
      footer: { count: TRANSACTIONS.length, moneyIn: '98767682.15', moneyOut: '-40.00', net: '98767642.15' },
    }),
    still(depositByWallet, WAITING),
    still(getDeposit, WAITING),
    still(
      getDepositMethods,
      someDepositMethods({
        waiting: [WAITING],
      }),
    ),
    still(
      getDepositLimits,
      someDepositLimits({ next: { limit: '10000.00', at: new Date(STILL_TIME.getTime() + 86_400_000).toISOString() } }),
    ),
    still(getDepositPromotions, someDepositPromotions()),
    still(getDepositRecords, {
      list: DEPOSIT_STATUSES.map((status, index) =>
        aDeposit({
          orderNo: `DP261122-0A1B2C3D4${index}`,
          ...(index % 2 === 0 ? {} : { method: 'BANK', channelName: 'InstaPay' }),
          amount: amountAt(index),
          status,
          createdAt: new Date(STILL_TIME.getTime() - index * 4 * 3_600_000).toISOString(),
        }),
      ),
      pageNum: 1,
      totalPages: 1,
      footer: { count: DEPOSIT_STATUSES.length, amount: '98767788.10', credited: '1250.00' },
    }),
    still(getPaymentPassword, { hasWithdrawalPassword: true, mobile: '639***67' }),
    still(getSecurityConfig, someSecurity({ email: 'm***@example.com', payeeName: 'Mar***os' })),
    still(getBankCards, { list: BANK_CARDS, max: 5, payeeName: 'Mar***os' }),
    still(getWithdrawals, {
      list: WITHDRAWALS,
      pageNum: 1,
      totalPages: 1,
      footer: { count: WITHDRAWALS.length, amount: '98768020.15', paid: '1250.00' },
    }),
    still(
      getManualRebate,
      aManualRebate({
        list: [
          {
            gameType: 'RNG',
            validBet: '98765432.10',
            rate: '0.50',
            rebate: '493827.16',
            claimed: '0.00',
            open: '493827.16',
          },
          { gameType: 'FISH', validBet: '1250.00', rate: '0.50', rebate: '6.25', claimed: '6.25', open: '0.00' },
        ],
        open: '493827.16',
        claimable: '493827.16',
        claimed: '6.25',
        endsAt: '2026-11-22T00:00:00+08:00',
      }),
    ),
    still(getRebateRecords, {
      list: ['RNG', 'FISH', 'ELOTT'].map((gameType, index) =>
        aRebate({
          day: '2026-11-21',
          gameType,
          validBet: amountAt(index + 1),
          amount: amountAt(index),
          status: REBATE_STATUSES[index % REBATE_STATUSES.length] ?? 'claimed',
          creditedAt: new Date(STILL_TIME.getTime() - index * 9 * 3_600_000).toISOString(),
        }),
      ),
      pageNum: 1,
      totalPages: 1,
      footer: { count: 3, validBet: '98766770.10', amount: '98766682.15' },
    }),
    still(getTeamTransactions, {
      list: TRANSACTIONS.map((each, index) => ({ ...each, userName: `member${index}`, isAgent: index === 1 })),
      pageNum: 1,
      totalPages: 1,
      trail: [],
      footer: { count: TRANSACTIONS.length, moneyIn: '98767682.15', moneyOut: '-40.00', net: '98767642.15' },
    }),
    still(getTeamBets, {
      list: BETS.map((bet, index) => ({ ...bet, userName: `member${index}`, isAgent: index === 1 })),
      pageNum: 1,
      totalPages: 1,
      trail: [],
      footer,
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
        { code: 'PAROL234', kind: 'player', uses: 12, createdAt: '2025-11-02T10:00:00+08:00' },
        {
          code: 'BANGKA77',
          kind: 'agent',
          uses: 1,
          createdAt: '2025-10-20T10:00:00+08:00',
          expiresAt: '2026-01-18T10:00:00+08:00',
        },
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
    still(getContractRequests, { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false }),
    still(getSalaryContract, CONTRACT),
    still(getDividendContract, { ...CONTRACT, request: undefined }),
    still(getHourlyContract, { ...CONTRACT, inForce: undefined, history: [] }),
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
      footer: { count: 3, validBet: '184200.00', amount: '736.80' },
    }),
    still(getDividends, {
      list: (['open', 'paid', 'held'] as const).map((status, index) => ({
        userName: 'mara_agent',
        startDate: ['2026-11-16', '2026-11-01', '2026-10-16'][index] ?? '',
        endDate: ['2026-11-30', '2026-11-15', '2026-10-31'][index] ?? '',
        sales: amountAt(index),
        carriedIn: status === 'held' ? '-12480.50' : '0.00',
        rate: '30.00',
        amount: status === 'held' ? '0.00' : '2210.40',
        status,
      })),
      pageNum: 1,
      totalPages: 1,
      footer: { count: 3, sales: '184200.00', amount: '4420.80' },
    }),
    still(getDividendInfo, { isShown: true }),
    still(getTeamKpi, { footer: teamFigures({ teamLoginMemberCount: 12345 }) }),
    still(renewSession, {}),
    still(getSocialLinks, { links: [aSocialLink()] }),
    still(getPasskeys, { passkeys: [aPasskey(), aPasskey({ id: 'new', name: 'Work laptop', usedAt: undefined })] }),
    still(getSessions, {
      sessions: [
        aDeviceSession({ id: 'this', isCurrent: true, browser: 'Chrome', system: 'Android' }),
        aDeviceSession({
          id: 'other',
          startedAt: '2026-11-20T21:15:00+08:00',
          lastSeenAt: '2026-11-21T08:00:00+08:00',
        }),
      ],
    }),
  ].map(([endpoint, value]) => [endpoint.path, value]),
);
