import type { getRedRain } from '@shared-kernel/contracts/agent/red-rain';
import type { getBankCards } from '@shared-kernel/contracts/member/bank-accounts';
import type { getConsolidatedFunds } from '@shared-kernel/contracts/member/funds';
import type { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import type { getManualRebate, getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import type { getInvitees, getReferrals } from '@shared-kernel/contracts/member/referrals';
import type { getTransactions } from '@shared-kernel/contracts/member/transactions';
import type { getUplineTransfer } from '@shared-kernel/contracts/member/transfers';
import type { getWithdrawable, getWithdrawals } from '@shared-kernel/contracts/member/withdrawals';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

export type MoneyTransaction = ValueOf<typeof getTransactions>['list'][number];
export type ConsolidatedFunds = ValueOf<typeof getConsolidatedFunds>;
export type Funds = ValueOf<typeof getWithdrawable>;
export type Transferable = ValueOf<typeof getUplineTransfer>;
export type BankCard = ValueOf<typeof getBankCards>['list'][number];
export type Withdrawal = ValueOf<typeof getWithdrawals>['list'][number];
export type ProfitAndLoss = ValueOf<typeof getProfitAndLoss>;
export type ManualRebate = ValueOf<typeof getManualRebate>;
export type RedRain = ValueOf<typeof getRedRain>;
export type Referrals = ValueOf<typeof getReferrals>;
export type Invitee = ValueOf<typeof getInvitees>['list'][number];
export type RebateRecord = ValueOf<typeof getRebateRecords>['list'][number];

/** A deposit that was credited. */
export const aTransaction = (own: Partial<MoneyTransaction> = {}): MoneyTransaction => ({
  transactionNo: 'TX-0123456789AB',
  type: 'deposit',
  typeName: 'Deposit',
  amount: '500.00',
  balanceAfter: '12980.50',
  reference: 'DP260714-0123456789',
  createdAt: '2025-11-21T08:00:00+08:00',
  ...own,
});

/** The kinds of movements that a platform names. */
export const someTransactionCodes = () => ({
  list: [
    { code: 'deposit', name: 'Deposit' },
    { code: 'stake', name: 'Stake' },
    { code: 'payout', name: 'Payout' },
  ],
});

/** All of it in the wallet. */
export const someConsolidatedFunds = (own: Partial<ConsolidatedFunds> = {}): ConsolidatedFunds => ({
  sumBalance: '12480.50',
  wallet: '12480.50',
  bonus: '0.00',
  withdrawing: '0.00',
  checking: '0.00',
  currency: 'PHP',
  ...own,
});

/** Money of which turnover holds a part. */
export const someFunds = (own: Partial<Funds> = {}): Funds => ({
  balance: '12480.50',
  withdrawable: '10330.50',
  locked: '2150.00',
  turnoverLeft: '2150.00',
  turnover: [
    {
      reference: 'DP251120-0123456789',
      source: 'deposit',
      amount: '5000.00',
      required: '5000.00',
      met: '2850.00',
      createdAt: '2025-11-20T08:00:00+08:00',
    },
  ],
  minWallet: '100.00',
  minBank: '500.00',
  maxAmount: '50000.00',
  fee: '0.00',
  attemptsLeft: 2,
  perDay: 3,
  reviewAbove: '20000.00',
  paidWithinMinutes: 15,
  reviewedWithinHours: 24,
  ...own,
});

/** Money that may go to the upline, two of whose transfers are remembered. */
export const someTransferable = (own: Partial<Transferable> = {}): Transferable => ({
  upline: 'mar***nt',
  balance: '12480.50',
  withdrawable: '10330.50',
  locked: '2150.00',
  minAmount: '1.00',
  leftToday: '49000.00',
  dailyMax: '50000.00',
  recent: [
    { transferNo: 'TR251121-0123456789', amount: '1000.00', at: '2025-11-21T08:00:00+08:00' },
    { transferNo: 'TR251120-9876543210', amount: '250.00', at: '2025-11-20T21:30:00+08:00' },
  ],
  ...own,
});

/** An account that money is sent to. */
export const aBankCard = (own: Partial<BankCard> = {}): BankCard => ({
  id: '7',
  bankCode: 'BPI',
  bankName: 'BPI',
  kind: 'bank',
  account: '****7890',
  payeeName: 'Mar***os',
  isDefault: true,
  ...own,
});

/** A withdrawal that was looked at and paid. */
export const aWithdrawal = (own: Partial<Withdrawal> = {}): Withdrawal => ({
  orderNo: 'WD260714-0123456789',
  bankName: 'BPI',
  account: '****7890',
  amount: '600.00',
  fee: '0.00',
  status: 'paid',
  createdAt: '2025-11-21T08:00:00+08:00',
  steps: [
    { status: 'submitted', at: '2025-11-21T08:00:00+08:00' },
    { status: 'review', at: '2025-11-21T08:00:00+08:00' },
    { status: 'paying', at: '2025-11-21T08:20:00+08:00' },
    { status: 'paid', at: '2025-11-21T08:20:05+08:00' },
  ],
  ...own,
});

/** Some days of slots that were won and lotteries that were lost. */
export const aProfitAndLoss = (own: Partial<ProfitAndLoss> = {}): ProfitAndLoss => ({
  deposits: '5000.00',
  withdrawals: '1200.00',
  stake: '3000.00',
  validBet: '2900.00',
  payout: '3264.40',
  rebate: '12.50',
  bonus: '100.00',
  net: '376.90',
  categories: [
    { gameType: 'RNG', stake: '2000.00', validBet: '2000.00', payout: '2764.40', profit: '764.40' },
    { gameType: 'ELOTT', stake: '1000.00', validBet: '900.00', payout: '500.00', profit: '-500.00' },
  ],
  lifetimeNetDeposits: '38200.00',
  ...own,
});

/** A day of slots and fishing of which nothing was claimed yet. */
export const aManualRebate = (own: Partial<ManualRebate> = {}): ManualRebate => ({
  list: [
    { gameType: 'RNG', validBet: '6320.00', rate: '0.50', rebate: '31.60', claimed: '0.00', open: '31.60' },
    { gameType: 'FISH', validBet: '3320.00', rate: '0.50', rebate: '16.60', claimed: '0.00', open: '16.60' },
  ],
  open: '48.20',
  claimable: '48.20',
  claimed: '0.00',
  leastClaim: '1.00',
  endsAt: '2026-07-15T00:00:00+08:00',
  ...own,
});

/** A rebate of slots that was claimed on its day. */
export const aRebate = (own: Partial<RebateRecord> = {}): RebateRecord => ({
  day: '2026-07-14',
  gameType: 'RNG',
  validBet: '6320.00',
  rate: '0.50',
  amount: '31.60',
  status: 'claimed',
  creditedAt: '2026-07-14T08:30:00+08:00',
  ...own,
});

/** Before the noon round, with bets enough. */
export const aRedRain = (own: Partial<RedRain> = {}): RedRain => ({
  now: '2026-07-14T03:30:00.000Z',
  round: { startsAt: '2026-07-14T04:00:00.000Z', endsAt: '2026-07-14T04:00:10.000Z' },
  rules: {
    times: ['12:00', '20:00'],
    seconds: 10,
    leastBets: '1000.00',
    betDays: 7,
    pool: '10000.00',
    envelopes: 1000,
    minPrize: '1.00',
    maxPrize: '88.00',
    turnoverTimes: 1,
    validDays: 7,
  },
  mine: { triesLeft: 1, validBets: '1500.00', missing: '0.00' },
  ...own,
});

/** Three invited friends of whom one has brought its reward, which waits. */
export const someReferrals = (own: Partial<Referrals> = {}): Referrals => ({
  rules: {
    minDeposit: '500.00',
    minTurnover: '1000.00',
    days: 30,
    reward: '100.00',
    turnoverTimes: 1,
    perMonth: 20,
  },
  invited: 3,
  verified: 2,
  deposited: 1,
  valid: 1,
  thisMonth: 1,
  earned: '300.00',
  playing: '0.00',
  waiting: '100.00',
  waitingCount: 1,
  ...own,
});

/** A friend who has registered. */
export const anInvitee = (own: Partial<Invitee> = {}): Invitee => ({
  id: '1',
  name: 'mar***88',
  stage: 'registered',
  day: '2025-11-20',
  lastDay: '2025-12-20',
  ...own,
});
