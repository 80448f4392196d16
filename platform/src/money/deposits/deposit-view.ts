import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { DEPOSIT_STATUSES } from 'shared-kernel/contracts/deposits';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { members } from '../../identity/members.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { orders } from '../../orders/orders.tables.ts';
import { DEPOSIT } from './deposit-order.ts';
import { depositChannels, deposits } from './deposits.tables.ts';
import { qrPhPayload } from './qr-ph.ts';

type State = keyof typeof DEPOSIT.leadsTo;
type Status = (typeof DEPOSIT_STATUSES)[number];

/** What a member is told of a state: that staff look at a payment is their affair. */
const STATUS: Readonly<Record<State, Status>> = {
  created: 'waiting',
  waiting: 'waiting',
  checking: 'checking',
  review: 'checking',
  credited: 'credited',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
};

export const statesOf = (status: Status): string[] =>
  Object.entries(STATUS)
    .filter(([, told]) => told === status)
    .map(([state]) => state);

export const selectDeposits = (db: Database) =>
  db
    .select({ order: orders, deposit: deposits, channel: depositChannels })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .innerJoin(members, eq(members.id, orders.memberId))
    .leftJoin(
      depositChannels,
      and(eq(depositChannels.merchant, members.merchant), eq(depositChannels.code, deposits.channel)),
    );

type Channel = typeof depositChannels.$inferSelect;
type Row = Awaited<ReturnType<typeof selectDeposits>>[number];

export const ofMember = (memberId: number): SQL | undefined =>
  and(eq(orders.memberId, memberId), eq(orders.kind, DEPOSIT.name));

/** No channel of this platform takes a fee, and bonuses are not its deposits'. */
const NOTHING = toDecimal(0n);

export const toDeposit = ({ order, deposit, channel }: Row) => ({
  orderNo: order.orderNo,
  method: channel?.method ?? 'BANK',
  channel: deposit.channel,
  channelName: channel?.name || deposit.channel,
  amount: toDecimal(deposit.amount),
  fee: NOTHING,
  bonus: NOTHING,
  status: STATUS[order.state as State],
  createdAt: order.createdAt.toISOString(),
  ...(order.dueAt && { dueAt: order.dueAt.toISOString() }),
});

const payOf = ({ order, deposit }: Row, channel: Channel) => {
  const reference = order.orderNo;
  return {
    reference,
    ...(channel.accountName && { accountName: channel.accountName }),
    ...(channel.accountNumber && { accountNumber: channel.accountNumber }),
    ...(deposit.payUrl && { url: deposit.payUrl }),
    ...(channel.hasQr && { qrPayload: qrPhPayload({ payee: channel, amount: toDecimal(deposit.amount), reference }) }),
  };
};

export const waitingDeposits = async (db: Database, memberId: number) => {
  const rows = await selectDeposits(db)
    .where(and(ofMember(memberId), eq(orders.state, 'waiting')))
    .orderBy(desc(orders.id));
  return rows.map(toDeposit);
};

/** One deposit of the member. Fails with `not.found`, also for somebody else's. */
export const depositOf = async (db: Database, memberId: number, orderNo: string, now: Date) => {
  const [row] = await selectDeposits(db).where(and(ofMember(memberId), eq(orders.orderNo, orderNo)));
  if (!row) throw new PlatformError('not.found', `The member has no deposit ${orderNo}.`);
  return {
    ...toDeposit(row),
    ...(row.order.state === 'waiting' && row.channel && { pay: payOf(row, row.channel) }),
    serverTime: now.toISOString(),
  };
};
