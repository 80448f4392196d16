import type { getPasskeys } from '@shared-kernel/contracts/account/passkeys';
import type { login, startTrial } from '@shared-kernel/contracts/account/session';
import type { getSessions } from '@shared-kernel/contracts/account/sessions';
import type { getSocialLinks } from '@shared-kernel/contracts/account/social';
import type { getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import type { getRedRain } from '@shared-kernel/contracts/agent/red-rain';
import type { getBankCards } from '@shared-kernel/contracts/member/bank-accounts';
import type { getDepositLimits } from '@shared-kernel/contracts/member/deposit-limits';
import type { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import type { getDeposit, getDepositMethods, getDepositRecords } from '@shared-kernel/contracts/member/deposits';
import type { getExclusion } from '@shared-kernel/contracts/member/exclusions';
import type { getConsolidatedFunds } from '@shared-kernel/contracts/member/funds';
import type { getBalance, getClubBenefit, getMemberInfo, getPromotions } from '@shared-kernel/contracts/member/member';
import type { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import type { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import type { getManualRebate, getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import type { getTransactions } from '@shared-kernel/contracts/member/transactions';
import type { getUplineTransfer } from '@shared-kernel/contracts/member/transfers';
import type { getWithdrawable, getWithdrawals } from '@shared-kernel/contracts/member/withdrawals';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Session } from 'shared-kernel/session';

export type Deposit = ValueOf<typeof getDepositRecords>['list'][number];
export type DepositDetail = ValueOf<typeof getDeposit>;
export type DepositLimit = ValueOf<typeof getDepositLimits>['list'][number];
export type DepositPromotions = ValueOf<typeof getDepositPromotions>;
export type DepositMethods = ValueOf<typeof getDepositMethods>;
export type Member = ValueOf<typeof getMemberInfo>;
export type Balance = ValueOf<typeof getBalance>;
export type Promotions = ValueOf<typeof getPromotions>;
export type ClubBenefit = ValueOf<typeof getClubBenefit>;
export type TeamFigures = ValueOf<typeof getTeamKpi>['footer'];
type Exclusion = NonNullable<ValueOf<typeof getExclusion>['exclusion']>;
type Passkey = ValueOf<typeof getPasskeys>['passkeys'][number];
type SocialLink = ValueOf<typeof getSocialLinks>['links'][number];
export type DeviceSession = ValueOf<typeof getSessions>['sessions'][number];
export type MoneyTransaction = ValueOf<typeof getTransactions>['list'][number];
export type ConsolidatedFunds = ValueOf<typeof getConsolidatedFunds>;
export type Funds = ValueOf<typeof getWithdrawable>;
export type Transferable = ValueOf<typeof getUplineTransfer>;
export type BankCard = ValueOf<typeof getBankCards>['list'][number];
export type Withdrawal = ValueOf<typeof getWithdrawals>['list'][number];
export type ProfitAndLoss = ValueOf<typeof getProfitAndLoss>;
export type ManualRebate = ValueOf<typeof getManualRebate>;
export type RedRain = ValueOf<typeof getRedRain>;
export type RebateRecord = ValueOf<typeof getRebateRecords>['list'][number];
export type LoginAnswer = ValueOf<typeof login>;
export type TrialAnswer = ValueOf<typeof startTrial>;

/** A signed-in player, no agent (type 0). */
export const aSession = (own: Partial<Session> = {}): Session => ({
  token: 'token-of-maria',
  merchantCode: 'tala',
  userName: 'maria',
  type: '0',
  firstTimeLogin: false,
  ...own,
});

/** A signed-in agent (type 1). */
export const anAgentSession = (own: Partial<Session> = {}): Session =>
  aSession({ token: 'token-of-ramon', userName: 'ramon', type: '1', ...own });

export const aMember = (own: Partial<Member> = {}): Member => ({
  id: '501',
  account: 'maria',
  regDate: '2025-10-01T09:30:00+08:00',
  type: 0,
  ...own,
});

/** A passkey that has been used since. */
export const aPasskey = (own: Partial<Passkey> = {}): Passkey => ({
  id: '0b7c2c5e-4f0a-4a43-9a3e-8a1f8f6f3c11',
  name: 'My phone',
  addedAt: '2026-11-12T09:05:00+08:00',
  usedAt: '2026-11-21T10:15:00+08:00',
  ...own,
});

/** A provider that the member is linked to. */
export const aSocialLink = (own: Partial<SocialLink> = {}): SocialLink => ({
  provider: 'google',
  linkedAt: '2026-11-14T09:05:00+08:00',
  ...own,
});

/** Another device that the member is signed in on. */
export const aDeviceSession = (own: Partial<DeviceSession> = {}): DeviceSession => ({
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  isCurrent: false,
  browser: 'Safari',
  system: 'iOS',
  network: '198.51.100.*',
  startedAt: '2026-11-21T09:05:00+08:00',
  lastSeenAt: '2026-11-21T10:15:00+08:00',
  ...own,
});

export const aBalance = (own: Partial<Balance> = {}): Balance => ({
  sumBalance: '12480.50',
  bonus: '0.00',
  currency: 'PHP',
  ...own,
});

export const somePromotions = (own: Partial<Promotions> = {}): Promotions => ({
  totalUnclaimedPromosCount: 2,
  availablePromosByKey: { REFERRAL: { enabled: true }, MISSION: { enabled: true } },
  claimableRebate: '0.00',
  ...own,
});

export const aClubBenefit = (own: Partial<ClubBenefit> = {}): ClubBenefit => ({
  enabled: true,
  level: 3,
  nextLevel: 4,
  progress: '38000.00',
  target: '50000.00',
  ratio: 0.76,
  ...own,
});

export const teamFigures = (own: Partial<TeamFigures> = {}): TeamFigures => ({
  teamLoginMemberCount: 48,
  teamBetMemberCount: 31,
  teamRegisterMemberCount: 5,
  teamOnlineCount: 17,
  ...own,
});

export const aLoginAnswer = (own: Partial<LoginAnswer> = {}): LoginAnswer => ({
  token: 'token-of-maria',
  userName: 'maria',
  customerType: 0,
  merchantCode: 'tala',
  firstTimeLogin: false,
  ...own,
});

export const aTrialAnswer = (own: Partial<TrialAnswer> = {}): TrialAnswer => ({
  token: 'token-of-a-trial',
  userName: 'trial0001',
  customerType: 4,
  merchantCode: 'tala-trial',
  trail: 1,
  ...own,
});

/** A time-out of a week, which is on. */
export const aBreak = (own: Partial<Exclusion> = {}): Exclusion => ({
  kind: 'timeOut',
  since: '2026-11-23T16:30:00+08:00',
  until: '2026-11-30T16:30:00+08:00',
  ...own,
});

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

/** A deposit of this morning, in the balance. */
export const aDeposit = (own: Partial<Deposit> = {}): Deposit => ({
  orderNo: 'DP261122-0A1B2C3D4E',
  method: 'EWALLET',
  channel: 'GCASH',
  channelName: 'GCash',
  amount: '1000.00',
  fee: '0.00',
  bonus: '0.00',
  status: 'credited',
  createdAt: new Date().toISOString(),
  ...own,
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

/** A member with both passwords and a proved number. */
export const someSecurity = (
  over: Partial<ValueOf<typeof getSecurityConfig>> = {},
): ValueOf<typeof getSecurityConfig> => ({
  hasLoginPassword: true,
  hasPaymentPassword: true,
  passkeys: 0,
  mobile: '639***67',
  isMobileProved: true,
  ...over,
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

/** A deposit that waits for its payment, for another quarter of an hour. */
export const aWaitingDeposit = (own: Partial<DepositDetail> = {}): DepositDetail => ({
  ...aDeposit({ status: 'waiting' }),
  dueAt: new Date(Date.now() + 15 * 60_000).toISOString(),
  pay: {
    reference: 'DP261122-0A1B2C3D4E',
    accountName: 'TALA SERVICES INC',
    accountNumber: '0917 555 0188',
    qrPayload: '00020101021263041D3D',
  },
  ...own,
});

/** One promotion that may be taken, and no bonus that is on. */
export const someDepositLimits = (own: Partial<DepositLimit> = {}): ValueOf<typeof getDepositLimits> => ({
  list: [
    { period: 'day', limit: '5000.00', used: '500.00', endsAt: '2026-07-14T16:00:00Z', ...own },
    { period: 'week', used: '1700.00', endsAt: '2026-07-19T16:00:00Z' },
    { period: 'month', used: '1700.00', endsAt: '2026-07-31T16:00:00Z' },
  ],
});

export const someDepositPromotions = (own: Partial<DepositPromotions> = {}): DepositPromotions => ({
  promotions: [
    {
      code: 'daily-top-up',
      name: 'Daily top-up',
      detail: 'A fifth of one deposit a day on top.',
      percent: 20,
      maxBonus: '500.00',
      minDeposit: '200.00',
      turnoverTimes: 8,
      validDays: 7,
    },
  ],
  ...own,
});

/** A bonus of which a part is played. */
export const aBonus = (own: Partial<NonNullable<DepositPromotions['bonus']>> = {}) => ({
  bonusNo: 'BN260714-0123456789',
  name: 'First deposit bonus',
  amount: '500.00',
  balance: '512.40',
  required: '5000.00',
  met: '1250.00',
  expiresAt: '2025-12-21T08:00:00+08:00',
  ...own,
});

/** Two e-wallets and a bank; nothing waits. */
export const someDepositMethods = (own: Partial<DepositMethods> = {}): DepositMethods => {
  const limits = {
    minAmount: '100.00',
    maxAmount: '50000.00',
    minutes: 1,
    feePercent: '0.00',
    feeFixed: '0.00',
    quickAmounts: ['200.00', '500.00', '1000.00'],
  };
  return {
    methods: [
      {
        method: 'EWALLET',
        channels: [
          { channel: 'GCASH', name: 'GCash', ...limits },
          { channel: 'MAYA', name: 'Maya', ...limits, minAmount: '500.00' },
        ],
      },
      { method: 'BANK', channels: [{ channel: 'BANK', name: 'InstaPay', ...limits }] },
    ],
    waiting: [],
    ...own,
  };
};

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
