import type { getDepositLimits } from '@shared-kernel/contracts/member/deposit-limits';
import type { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import type { getDeposit, getDepositMethods, getDepositRecords } from '@shared-kernel/contracts/member/deposits';
import type { getPlayLimits } from '@shared-kernel/contracts/member/play-limits';
import type { touchPlaySession } from '@shared-kernel/contracts/member/play-session';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

export type Deposit = ValueOf<typeof getDepositRecords>['list'][number];
export type DepositDetail = ValueOf<typeof getDeposit>;
export type DepositLimit = ValueOf<typeof getDepositLimits>['list'][number];
export type DepositPromotions = ValueOf<typeof getDepositPromotions>;
export type DepositMethods = ValueOf<typeof getDepositMethods>;

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

/** A limit for the day, of which 500.00 are used. */
export const someDepositLimits = (own: Partial<DepositLimit> = {}): ValueOf<typeof getDepositLimits> => ({
  list: [
    { period: 'day', limit: '5000.00', used: '500.00', endsAt: '2026-07-14T16:00:00Z', ...own },
    { period: 'week', used: '1700.00', endsAt: '2026-07-19T16:00:00Z' },
    { period: 'month', used: '1700.00', endsAt: '2026-07-31T16:00:00Z' },
  ],
});

/** One promotion that may be taken, and no bonus that is on. */
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

type PlayLimits = ValueOf<typeof getPlayLimits>;

/** A loss limit for the day, a time limit for the week. */
export const somePlayLimits = (own: Partial<PlayLimits> = {}): PlayLimits => ({
  loss: [
    { period: 'day', limit: '500.00', used: '120.00', endsAt: '2026-07-14T16:00:00Z' },
    { period: 'week', used: '340.00', endsAt: '2026-07-19T16:00:00Z' },
    { period: 'month', used: '900.00', endsAt: '2026-07-31T16:00:00Z' },
  ],
  time: [
    { period: 'day', used: 25, endsAt: '2026-07-14T16:00:00Z' },
    { period: 'week', limit: 600, used: 150, endsAt: '2026-07-19T16:00:00Z' },
    { period: 'month', used: 480, endsAt: '2026-07-31T16:00:00Z' },
  ],
  ...own,
});

/** Ten minutes of a session that has lost. */
export const aPlaySession = (own: Partial<ValueOf<typeof touchPlaySession>> = {}) => ({
  seconds: 600,
  staked: '200.00',
  won: '150.00',
  net: '-50.00',
  everyMinutes: 30,
  dueInSeconds: 1200,
  ...own,
});
