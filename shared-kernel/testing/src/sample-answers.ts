import { getPasskeys } from '@shared-kernel/contracts/account/passkeys';
import { checkAffiliate, checkUsername, getCountries } from '@shared-kernel/contracts/account/registration';
import { login, startTrial } from '@shared-kernel/contracts/account/session';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { getSignInAlerts } from '@shared-kernel/contracts/account/sign-in-alerts';
import { getSocialLinks } from '@shared-kernel/contracts/account/social';
import { getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import { getAgreement } from '@shared-kernel/contracts/browse/agreement';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getFavouriteIds, getFavourites } from '@shared-kernel/contracts/browse/favourites';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getHotGames, getVendorGameTypes, getVendors } from '@shared-kernel/contracts/browse/games';
import {
  getDraws,
  getLotteries,
  getLotteryMenus,
  getPlayMenu,
  getPopularLotteries,
  getRecentLotteries,
} from '@shared-kernel/contracts/browse/lotteries';
import { cancelSuborders, getOrder, getOrders, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { getRecentGames } from '@shared-kernel/contracts/browse/play';
import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { getBankCards, getWithdrawBanks } from '@shared-kernel/contracts/member/bank-accounts';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { getDepositLimits } from '@shared-kernel/contracts/member/deposit-limits';
import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import { getDeposit, getDepositMethods, getDepositRecords } from '@shared-kernel/contracts/member/deposits';
import { getExclusion } from '@shared-kernel/contracts/member/exclusions';
import { getConsolidatedFunds } from '@shared-kernel/contracts/member/funds';
import {
  getBalance,
  getClubBenefit,
  getMemberInfo,
  getPromotions,
  getUnreadCount,
} from '@shared-kernel/contracts/member/member';
import { getPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getPlayLimits } from '@shared-kernel/contracts/member/play-limits';
import { getRealityCheck, touchPlaySession } from '@shared-kernel/contracts/member/play-session';
import { getHeadIcon, getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { getManualRebate, getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import { getInvitees, getReferrals } from '@shared-kernel/contracts/member/referrals';
import { getTransactionCodes, getTransactions } from '@shared-kernel/contracts/member/transactions';
import { getUplineTransfer } from '@shared-kernel/contracts/member/transfers';
import { getWithdrawable, getWithdrawals } from '@shared-kernel/contracts/member/withdrawals';
import {
  getConsolidatedSettings,
  getCustomerServiceLink,
  getFieldRules,
  getHelpCenter,
  getStatus,
  getWhitelabel,
  launchChat,
} from '@shared-kernel/contracts/system/system';
import type { AnyEndpoint, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  aDeposit,
  aPlaySession,
  aWaitingDeposit,
  someDepositLimits,
  someDepositMethods,
  someDepositPromotions,
  somePlayLimits,
} from './deposit-builders.ts';
import { aBet, aGamePage, aVendor, aWin, games, someVendorGameTypes } from './game-builders.ts';
import { aDraw, aDrawResult, aLottery, aLotteryGroup, anOrder, anOrderDetail, aPlayMenu } from './lottery-builders.ts';
import {
  aBalance,
  aClubBenefit,
  aDeviceSession,
  aLoginAnswer,
  aMember,
  aPasskey,
  aSocialLink,
  aTrialAnswer,
  somePromotions,
  someSecurity,
  teamFigures,
} from './member-builders.ts';
import {
  aBankCard,
  aManualRebate,
  anInvitee,
  aProfitAndLoss,
  aRebate,
  aTransaction,
  aWithdrawal,
  someConsolidatedFunds,
  someFunds,
  someReferrals,
  someTransactionCodes,
  someTransferable,
} from './money-builders.ts';
import { aStatus, aWhitelabel, someAnnouncements, someSettings } from './site-builders.ts';

const footer = { count: 1, stake: '10.00', validBet: '10.00', payout: '25.00', profit: '15.00' };

const sample = <E extends AnyEndpoint>(endpoint: E, value: ValueOf<E>) => [endpoint, value] as const;

/** An answer of each call that pages show something of, made by its builder: for tests that look at whole pages. */
export const SAMPLE_ANSWERS: readonly (readonly [AnyEndpoint, unknown])[] = [
  sample(getHotGames, { list: [...games(2)], total: 2 }),
  sample(getGameList, aGamePage()),
  sample(getGameShelves, { shelves: [{ gameCategory: 'RNG', total: 2, games: [...games(2)] }] }),
  sample(getFavourites, { content: [...games(2)], pageNum: 1, totalPages: 1 }),
  sample(getRecentGames, { list: [...games(2)], totalPages: 1 }),
  sample(getVendorGameTypes, someVendorGameTypes()),
  sample(getVendors, { list: [aVendor()] }),
  sample(getWinnerBoard, { list: [aWin()] }),
  sample(getBetRecords, { list: [aBet()], pageNum: 1, totalPages: 1, footer }),
  sample(getTransactions, {
    list: [aTransaction()],
    pageNum: 1,
    totalPages: 1,
    footer: { count: 1, moneyIn: '500.00', moneyOut: '0.00', net: '500.00' },
  }),
  sample(getWithdrawable, someFunds()),
  sample(getConsolidatedFunds, someConsolidatedFunds()),
  sample(getUplineTransfer, someTransferable()),
  sample(getPaymentPassword, { hasWithdrawalPassword: true }),
  sample(getSecurityConfig, someSecurity()),
  sample(getHeadIcon, {}),
  sample(getBankCards, { list: [aBankCard()], max: 5, payeeName: 'Mar***os' }),
  sample(getWithdrawBanks, { list: [{ code: 'BPI', name: 'BPI', kind: 'bank' }] }),
  sample(getWithdrawals, {
    list: [aWithdrawal()],
    pageNum: 1,
    totalPages: 1,
    footer: { count: 1, amount: '600.00', paid: '600.00' },
  }),
  sample(getProfitAndLoss, aProfitAndLoss()),
  sample(getManualRebate, aManualRebate()),
  sample(getReferrals, someReferrals()),
  sample(getInvitees, { list: [anInvitee()], pageNum: 1, totalPages: 1 }),
  sample(getRebateRecords, {
    list: [aRebate()],
    pageNum: 1,
    totalPages: 1,
    footer: { count: 1, validBet: '6320.00', amount: '31.60' },
  }),
  sample(getTransactionCodes, someTransactionCodes()),
  sample(getBalance, aBalance()),
  sample(getDepositMethods, someDepositMethods()),
  sample(getDepositLimits, someDepositLimits()),
  sample(getPlayLimits, somePlayLimits()),
  sample(touchPlaySession, aPlaySession()),
  sample(getRealityCheck, { everyMinutes: 30, choices: [15, 30, 60] }),
  sample(getExclusion, { asksPassword: true }),
  sample(getDepositPromotions, someDepositPromotions()),
  sample(getDeposit, aWaitingDeposit()),
  sample(getDepositRecords, {
    list: [aDeposit()],
    pageNum: 1,
    totalPages: 1,
    footer: { count: 1, amount: '1000.00', credited: '1000.00' },
  }),
  sample(getMemberInfo, aMember()),
  sample(getPromotions, somePromotions()),
  sample(getClubBenefit, aClubBenefit()),
  sample(getTeamKpi, { footer: teamFigures() }),
  sample(login, aLoginAnswer()),
  sample(startTrial, aTrialAnswer()),
  sample(checkUsername, {}),
  sample(checkAffiliate, {}),
  sample(getCountries, { countries: [{ country: 'PH', code: '63', name: 'Philippines' }] }),
  sample(getAnnouncements, someAnnouncements()),
  sample(getSessions, { sessions: [aDeviceSession({ isCurrent: true }), aDeviceSession({ id: 'another' })] }),
  sample(getSignInAlerts, { isOn: true }),
  sample(getPasskeys, { passkeys: [aPasskey()] }),
  sample(getSocialLinks, { links: [aSocialLink()] }),
  sample(getStatus, aStatus()),
  sample(getWhitelabel, aWhitelabel()),
  sample(getConsolidatedSettings, someSettings()),
  sample(launchChat, { url: 'https://chat.example.org/' }),
  sample(getCustomerServiceLink, { link: 'https://chat.example.org/' }),
  sample(getHelpCenter, { items: [{ title: 'I forgot my password', content: '<p>Set a new one.</p>' }] }),
  sample(getAgreement, {
    version: '2.0',
    effectiveFrom: '2025-11-01T00:00:00+08:00',
    content: '<h3>1. Who may play</h3><p>Persons of 21 years and older.</p>',
    changes: '<p>Limits can be set by day, week and month.</p>',
    versions: [
      { version: '2.0', effectiveFrom: '2025-11-01T00:00:00+08:00' },
      { version: '1.0', effectiveFrom: '2025-01-01T00:00:00+08:00' },
    ],
  }),
  sample(getFieldRules, { fields: {} }),
  sample(getFavouriteIds, { list: ['1001'] }),
  sample(getUnreadCount, 2),
  sample(getLotteries, { list: [aLottery()] }),
  sample(getLotteryMenus, { list: [aLotteryGroup()] }),
  sample(getPopularLotteries, { list: [aLottery()] }),
  sample(getRecentLotteries, { list: [aLottery()] }),
  sample(getPlayMenu, aPlayMenu()),
  sample(getDraws, { opened: aDraw(), results: [aDrawResult()] }),
  sample(placeOrder, anOrderDetail()),
  sample(getOrders, { list: [anOrder()], pageNum: 1, totalPages: 1 }),
  sample(getOrder, anOrderDetail()),
  sample(cancelSuborders, { ...anOrderDetail({ status: 'cancelled' }), refund: '10.00' }),
];
