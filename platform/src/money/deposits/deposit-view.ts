import type { DEPOSIT_STATUSES } from '@shared-kernel/contracts/member/deposits';
import type { Language } from '@shared-kernel/contracts/system/values';
import { exclusionAt, toWireExclusion } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, type SQL } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { orders } from '../../orders/orders.tables.ts';
import { uploadUrl } from '../../uploads/pictures.ts';
import { bonusOf } from '../bonuses/bonus-amount.ts';
import { bonuses, depositPromotions } from '../bonuses/bonuses.tables.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { feeOf } from './deposit-fee.ts';
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
    .select({
      order: orders,
      deposit: deposits,
      channel: depositChannels,
      promotion: depositPromotions,
      bonus: bonuses,
    })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .innerJoin(members, eq(members.id, orders.memberId))
    .leftJoin(
      depositChannels,
      and(eq(depositChannels.merchant, members.merchant), eq(depositChannels.code, deposits.channel)),
    )
    .leftJoin(
      depositPromotions,
      and(eq(depositPromotions.merchant, members.merchant), eq(depositPromotions.code, deposits.promotion)),
    )
    .leftJoin(bonuses, eq(bonuses.depositId, orders.id));

type Channel = typeof depositChannels.$inferSelect;
type Row = Awaited<ReturnType<typeof selectDeposits>>[number];

export const ofMember = (memberId: number): SQL | undefined =>
  and(eq(orders.memberId, memberId), eq(orders.kind, DEPOSIT.name));

/** What the deposit brings beside itself: what was given, or what it would be given now. */
const promotionPart = ({ order, deposit, promotion, bonus }: Row, language: Language) => {
  if (!promotion) return {};
  const refusal = deposit.promotionRefusal;
  const isOpen = ['waiting', 'checking'].includes(STATUS[order.state as State]);
  const amount = bonus?.amount ?? (isOpen ? bonusOf(promotion, deposit.amount).amount : 0n);
  return {
    bonus: toDecimal(amount),
    promotion: {
      code: promotion.code,
      name: promotion.wording[language].name,
      required: toDecimal(amount * BigInt(promotion.turnoverTimes)),
      ...(refusal && { refusal }),
    },
  };
};

const NOTHING = toDecimal(0n);

export const toDeposit = (row: Row, language: Language) => {
  const { order, deposit, channel } = row;
  return {
    orderNo: order.orderNo,
    method: channel?.method ?? 'BANK',
    channel: deposit.channel,
    channelName: channel?.name || deposit.channel,
    amount: toDecimal(deposit.amount),
    fee: toDecimal(feeOf(deposit, deposit.received ?? deposit.amount)),
    bonus: NOTHING,
    status: STATUS[order.state as State],
    createdAt: order.createdAt.toISOString(),
    ...(order.dueAt && { dueAt: order.dueAt.toISOString() }),
    ...promotionPart(row, language),
  };
};

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

/** Ways of paying by which nobody tells the platform of a transfer but its sender. */
const PROVED: ReadonlySet<string> = new Set(['BANK', 'EWALLET', 'QR']);

/** Whether a picture of the payment is taken: until the deposit has ended. */
export const takesProof = (method: string, state: string): boolean =>
  PROVED.has(method) && ['waiting', 'checking'].includes(STATUS[state as State]);

const proofPart = ({ order, deposit, channel }: Row) => {
  const isTaken = takesProof(channel?.method ?? '', order.state);
  if (!isTaken && deposit.proof === null) return {};
  return { proof: { isTaken, ...(deposit.proof !== null && { picture: uploadUrl(deposit.proof) }) } };
};

export const waitingDeposits = async (db: Database, memberId: number, language: Language) => {
  const rows = await selectDeposits(db)
    .where(and(ofMember(memberId), eq(orders.state, 'waiting')))
    .orderBy(desc(orders.id));
  return rows.map((row) => toDeposit(row, language));
};

interface Reading {
  readonly language: Language;
  readonly now: Date;
}

/** One deposit of the member. Fails with `not.found`, also for somebody else's. */
export const depositOf = async (db: Database, memberId: number, orderNo: string, { language, now }: Reading) => {
  const [row] = await selectDeposits(db).where(and(ofMember(memberId), eq(orders.orderNo, orderNo)));
  if (!row) throw new PlatformError('not.found', `The member has no deposit ${orderNo}.`);
  const exclusion = await exclusionAt(db, memberId, now);
  const isPayable = row.order.state === 'waiting' && exclusion === undefined;
  return {
    ...toDeposit(row, language),
    ...(isPayable && row.channel && { pay: payOf(row, row.channel) }),
    ...proofPart(row),
    ...(row.order.state === 'waiting' &&
      row.deposit.reportedPaidAt && { reportedPaidAt: row.deposit.reportedPaidAt.toISOString() }),
    ...(row.channel && { minutes: row.channel.minutes }),
    ...(exclusion && { exclusion: toWireExclusion(exclusion) }),
    serverTime: now.toISOString(),
  };
};
