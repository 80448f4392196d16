import type { transferToUpline } from '@shared-kernel/contracts/member/transfers';
import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { refuseWhileExcluded, toWireExclusion } from '../../accounts/accounts.public.ts';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, desc, eq, gte, lt, sql } from '../../database/orm.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { memberAccountOf } from '../../ledger/member-account.ts';
import { toDecimal } from '../../ledger/money.ts';
import { lockAccounts, post } from '../../ledger/post.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { newTransferNo } from '../order-kinds/transfer-no.ts';
import { moneyRulesOf } from '../rules/money-rules.ts';
import { turnoverRequirements } from '../turnover/turnover.tables.ts';
import { holdWithdrawable } from '../turnover/withdrawable.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has sent money to the upline, or to a member of the team. Amount in minor units, as text. */
    'transfer.sent': {
      readonly memberId: number;
      /** Who has it. */
      readonly uplineId: number;
      readonly transferNo: string;
      readonly amountMinor: string;
      readonly isToTeam?: boolean;
    };
  }
}

type Member = LiveSession['member'];

/** What both ways refuse. */
type Transfer = typeof transferToUpline;

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
const lastTransfers = async (db: Database, wallet: number) => {
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
const holdTransferable = async (tx: Transaction, member: Member, now: Date) => {
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

/** The same, as the wire spells it, and what was sent last. */
export const transferStateOf = async (tx: Transaction, member: Member, now: Date) => {
  const held = await holdTransferable(tx, member, now);
  return {
    balance: toDecimal(held.balance),
    withdrawable: toDecimal(held.withdrawable),
    locked: toDecimal(held.locked),
    minAmount: toDecimal(held.transferMin),
    leftToday: toDecimal(held.left),
    dailyMax: toDecimal(held.transferPerDay),
    recent: await lastTransfers(tx, held.wallet),
    ...(held.exclusion && { exclusion: toWireExclusion(held.exclusion) }),
  };
};

type Transferable = Awaited<ReturnType<typeof holdTransferable>>;

/** Of the amount that each gets, and of all of them together. */
const refuseAmount = (
  each: bigint,
  count: bigint,
  { transferMin, left, balance, withdrawable }: Transferable,
): void => {
  const amount = each * count;
  if (each < transferMin) {
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

/** What goes to each of some members, in minor units. */
interface Sending {
  readonly member: Member;
  readonly to: readonly number[];
  readonly amount: bigint;
  readonly isToTeam: boolean;
}

/**
 * Moves money from wallet to wallet, one entry of the ledger for each who gets it: all of them or none, and final. A member of the
 * team owes the amount once in turnover, an upline nothing (house rules, transfers). Answers the numbers, in the order of `to`.
 */
export const sendMoney = async (
  tx: Transaction,
  { member, to, amount, isToTeam }: Sending,
  now: Date,
): Promise<readonly string[]> => {
  const own = memberAccountOf(member, false);
  const targets: number[] = [];
  for (const memberId of to) targets.push(await ensureAccount(tx, { ...own, memberId }));
  // All rows at once and in their order, before one of them is held alone.
  await lockAccounts(tx, [await ensureAccount(tx, own), ...targets]);
  await refuseWhileExcluded(tx, member.id, now);
  const held = await holdTransferable(tx, member, now);
  refuseAmount(amount, BigInt(to.length), held);
  const numbers: string[] = [];
  for (const [place, memberId] of to.entries()) {
    const [target, transferNo] = [targets[place] ?? 0, newTransferNo(now)];
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
    if (isToTeam) {
      const owed = { reference: transferNo, amount, required: amount, met: 0n, createdAt: now };
      await tx.insert(turnoverRequirements).values({ memberId, ...owed });
    }
    const sent = { memberId: member.id, uplineId: memberId, transferNo, amountMinor: String(amount), isToTeam };
    await publishEvent(tx, 'transfer.sent', sent, now);
    await audit(tx, { event: 'transfer.sent', at: now, memberId: member.id, details: { transferNo, to: memberId } });
    numbers.push(transferNo);
  }
  return numbers;
};
