import { getBankCards } from '@shared-kernel/contracts/member/bank-accounts';
import { getBenefits } from '@shared-kernel/contracts/member/benefits';
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
import { getMissions, getRanking } from '@shared-kernel/contracts/member/leaderboard';
import { getPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getPlayLimits } from '@shared-kernel/contracts/member/play-limits';
import { getRealityCheck, touchPlaySession } from '@shared-kernel/contracts/member/play-session';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { getManualRebate, getRebateRecords, REBATE_STATUSES } from '@shared-kernel/contracts/member/rebates';
import {
  getInvitees,
  getReferrals,
  REFERRAL_OUTCOMES,
  REFERRAL_STEPS,
} from '@shared-kernel/contracts/member/referrals';
import { getRewardHistory, getRewards, REWARD_ENDS } from '@shared-kernel/contracts/member/rewards';
import { getTransactions } from '@shared-kernel/contracts/member/transactions';
import { getWithdrawals, WITHDRAWAL_STATUSES } from '@shared-kernel/contracts/member/withdrawals';
import {
  aBonus,
  aDeposit,
  aPlaySession,
  aWaitingDeposit,
  someDepositLimits,
  someDepositMethods,
  someDepositPromotions,
  somePlayLimits,
} from '@shared-kernel/testing/deposit-builders';
import { someSecurity } from '@shared-kernel/testing/member-builders';
import {
  aBankCard,
  aManualRebate,
  anInvitee,
  aRebate,
  aWithdrawal,
  someReferrals,
} from '@shared-kernel/testing/money-builders';
import { aMission, aReward, someBenefits, someRewards } from '@shared-kernel/testing/reward-builders';
import { amountAt, BETS, BETS_FOOTER, still, TRANSACTIONS, TRANSACTIONS_FOOTER } from './still-rows.ts';
import { STILL_TIME } from './still-time.ts';

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

const DUE_AT = new Date(STILL_TIME.getTime() + 9 * 60_000).toISOString();
const WAITING = aWaitingDeposit({ createdAt: STILL_TIME.toISOString(), dueAt: DUE_AT });

/** Bets, deposits, withdrawals, rebates and movements of a member. */
export const MONEY_ANSWERS = [
  still(getBetRecords, { list: [...BETS], pageNum: 1, totalPages: 1, footer: BETS_FOOTER }),
  still(getTransactions, {
    list: TRANSACTIONS,
    pageNum: 1,
    totalPages: 1,
    footer: TRANSACTIONS_FOOTER,
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
  still(getPlayLimits, somePlayLimits()),
  still(touchPlaySession, aPlaySession()),
  still(getRealityCheck, { everyMinutes: 30, choices: [15, 30, 60] }),
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
  still(getSecurityConfig, someSecurity({ email: 'm***@example.com', isEmailProved: true, payeeName: 'Mar***os' })),
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
  still(
    getReferrals,
    someReferrals({ invited: 1284, verified: 96, deposited: 41, valid: 20, thisMonth: 20, earned: '98765432.10' }),
  ),
  still(getInvitees, {
    list: [...REFERRAL_STEPS, ...REFERRAL_OUTCOMES].map((stage, index) =>
      anInvitee({
        id: String(index + 1),
        name: ['mar***88', '639***67', 'joa***na'][index % 3] ?? '',
        stage,
        day: `2026-11-${20 - index}`,
        lastDay: index < REFERRAL_STEPS.length ? `2026-12-${20 - index}` : undefined,
      }),
    ),
    pageNum: 1,
    totalPages: 1,
  }),
  still(
    getBenefits,
    someBenefits({
      until: new Date(STILL_TIME.getTime() + 2 * 86_400_000).toISOString(),
    }),
  ),
  still(getMissions, {
    list: [
      aMission({ endsAt: new Date(STILL_TIME.getTime() + 3_600_000).toISOString() }),
      aMission({
        id: '2',
        title: 'Bet ₱10,000 this week',
        period: 'week',
        progress: '10000.00',
        target: '10000.00',
        state: 'done',
        rewardId: '7',
        endsAt: new Date(STILL_TIME.getTime() + 2 * 86_400_000).toISOString(),
      }),
    ],
  }),
  still(getRanking, {
    list: Array.from({ length: 10 }, (_, index) => ({
      rank: index + 1,
      name: `m***${index}a`,
      validBet: amountAt(index + 1),
      isMine: index === 3,
    })),
    mine: { rank: 4, name: 'm***3a', validBet: amountAt(4) },
    endsAt: new Date(STILL_TIME.getTime() + 3_600_000).toISOString(),
    pageNum: 1,
    totalPages: 1,
  }),
  still(
    getRewards,
    someRewards({
      now: STILL_TIME.toISOString(),
      list: [
        aReward({ expiresAt: new Date(STILL_TIME.getTime() + 86_400_000).toISOString() }),
        aReward({
          id: '2',
          title: 'Reload reward',
          amount: '98765432.10',
          turnoverTimes: 5,
          required: '493827160.50',
          expiresAt: new Date(STILL_TIME.getTime() + 3_600_000).toISOString(),
        }),
      ],
      bonus: aBonus({ expiresAt: new Date(STILL_TIME.getTime() + 3_600_000).toISOString() }),
    }),
  ),
  still(getRewardHistory, {
    list: REWARD_ENDS.map((status, index) => ({
      id: `RW-${index}`,
      title: 'Daily mission',
      amount: amountAt(index),
      status,
      at: new Date(STILL_TIME.getTime() - index * 9 * 3_600_000).toISOString(),
    })),
    pageNum: 1,
    totalPages: 1,
  }),
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
];
