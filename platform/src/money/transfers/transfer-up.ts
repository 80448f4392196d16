import type { transferToUpline } from '@shared-kernel/contracts/member/transfers';
import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { refuseWhileExcluded } from '../../accounts/accounts.public.ts';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { MemberCall } from '../../http/answer.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { members } from '../../identity/members.tables.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { memberAccountOf } from '../../ledger/member-account.ts';
import { toDecimal, toMinor } from '../../ledger/money.ts';
import { lockAccounts, post } from '../../ledger/post.ts';
import { flagsOf } from '../../merchants/flags.ts';
import { newOrderNo } from '../../orders/orders.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { moneyRulesOf } from '../rules/money-rules.ts';
import { holdWithdrawable } from '../turnover/withdrawable.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has sent money to the upline. Amount in minor units, as text. */
    'transfer.sent': {
      readonly memberId: number;
      readonly uplineId: number;
      readonly transferNo: string;
      readonly amountMinor: string;
    };
  }
}

type Transfer = typeof transferToUpline;
type Member = LiveSession['member'];

const FLAG = 'AGETRANSFERUP3';
export const NO_UPLINE = 'There is nobody above to whom the member may send.';
/** Has an upline and plays below it, but may send nothing up (accounts §6). */
const TYPE_WITHOUT_TRANSFER = 2;

/** To whom the member may send money; undefined where the flag, the member's type or the team says to nobody. */
export const findUpline = async (db: Database, { platform, session, merchant: site }: MemberCall<unknown>) => {
  const { uplineId, type, merchant } = session.member;
  const { [FLAG]: isOn = false } = await flagsOf({ ...platform, db }, site);
  if (!isOn || uplineId === null || type === TYPE_WITHOUT_TRANSFER) return undefined;
  const [upline] = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(and(eq(members.id, uplineId), eq(members.merchant, merchant), eq(members.isDisabled, false)));
  return upline;
};

const SHOWN = 10;

const sentFrom = (wallet: number) =>
  and(eq(ledgerEntries.accountId, wallet), lt(ledgerEntries.amount, 0n), eq(ledgerTransactions.kind, 'transfer'));

/** What left the wallet for the upline since midnight, in minor units. */
const sentToday = async (db: Database, wallet: number, now: Date): Promise<bigint> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(-sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(sentFrom(wallet), gte(ledgerTransactions.createdAt, startOfDay(dayOf(now)))));
  return BigInt(row?.sum ?? 0);
};

/** The last ones first. */
export const lastTransfers = async (db: Database, wallet: number) => {
  const rows = await db
    .select({ reference: ledgerTransactions.reference, amount: ledgerEntries.amount, at: ledgerTransactions.createdAt })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(sentFrom(wallet))
    .orderBy(desc(ledgerEntries.id))
    .limit(SHOWN);
  return rows.map(({ reference, amount, at }) => ({
    transferNo: reference ?? '',
    amount: toDecimal(-amount),
    at: at.toISOString(),
  }));
};

/** What a member may send up at this moment, with the wallet held until the transaction ends. */
export const holdTransferable = async (tx: Transaction, member: Member, now: Date) => {
  const { wallet, balance, waived, exclusion, ...held } = await holdWithdrawable(tx, member, now);
  const withdrawable = held.withdrawable > waived ? held.withdrawable - waived : 0n;
  const { transferMin, transferPerDay } = await moneyRulesOf(tx, member.merchant);
  const left = transferPerDay - (await sentToday(tx, wallet, now));
  return {
    wallet,
    balance,
    locked: balance - withdrawable,
    withdrawable,
    exclusion,
    transferMin,
    transferPerDay,
    left: left > 0n ? left : 0n,
  };
};

type Transferable = Awaited<ReturnType<typeof holdTransferable>>;

const refuseAmount = (amount: bigint, { transferMin, left, balance, withdrawable }: Transferable): void => {
  if (amount < transferMin) {
    const value = { min: toDecimal(transferMin) };
    throw new PlatformError<Transfer>('transfer.amount', `Sent are ${value.min} and more.`, { value });
  }
  if (amount > balance) throw new PlatformError('wallet.insufficient', 'The balance is too low.');
  if (amount > withdrawable) {
    const value = { withdrawable: toDecimal(withdrawable) };
    throw new PlatformError<Transfer>('withdraw.turnover', 'Turnover that is open holds the money.', { value });
  }
  if (amount > left) {
    const value = { left: toDecimal(left) };
    throw new PlatformError<Transfer>('transfer.limit', `${value.left} may be sent until midnight.`, { value });
  }
};

/** Moves the money from wallet to wallet, in one entry of the ledger: final, and free of turnover for who gets it (house rules, transfers). */
export const transferUp = (call: MemberCall<ParsedInputOf<Transfer>>): Promise<ValueOf<Transfer>> =>
  call.platform.db.transaction(async (tx) => {
    const { session, input, now } = call;
    const { member } = session;
    const upline = await findUpline(tx, call);
    if (!upline) throw new PlatformError<Transfer>('transfer.upline', NO_UPLINE);
    const own = memberAccountOf(member, false);
    const target = await ensureAccount(tx, { ...own, memberId: upline.id });
    // Both rows at once and in their order, before one of them is held alone.
    await lockAccounts(tx, [await ensureAccount(tx, own), target]);
    await refuseWhileExcluded(tx, member.id, now);
    const held = await holdTransferable(tx, member, now);
    const amount = toMinor(input.amount) ?? 0n;
    refuseAmount(amount, held);
    const transferNo = newOrderNo('TR', now);
    await post(tx, {
      kind: 'transfer',
      idempotencyKey: `transfer/${transferNo}`,
      reference: transferNo,
      at: now,
      entries: [
        { accountId: held.wallet, amount: -amount },
        { accountId: target, amount },
      ],
    });
    const amountMinor = String(amount);
    await publishEvent(tx, 'transfer.sent', { memberId: member.id, uplineId: upline.id, transferNo, amountMinor }, now);
    await audit(tx, { event: 'transfer.sent', at: now, memberId: member.id, details: { transferNo, to: upline.id } });
    return { transferNo, amount: toDecimal(amount) };
  });
