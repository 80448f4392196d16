import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { PlatformError } from '../../../src/base/platform-error.ts';
import type { Database, Transaction } from '../../../src/database/database.ts';
import { joinTeam } from '../../../src/identity/join-team.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { hashPassword } from '../../../src/identity/password.ts';
import type { Peppers } from '../../../src/identity/pepper.ts';
import { ensureAccount } from '../../../src/ledger/accounts.ts';
import type { Merchant } from '../../../src/merchants/merchants.ts';
import { openDeposit, receivePayment } from '../../../src/money/money.public.ts';

export interface MemberAsk {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** The specification's member type; 0 is a plain member. */
  readonly type?: number | undefined;
  /** Username of the upline, in the same merchant. */
  readonly upline?: string | undefined;
  /** Minor units. */
  readonly balanceMinor?: number | undefined;
  readonly isFirstLogin?: boolean | undefined;
  readonly mustChangePassword?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

const findUpline = async (tx: Transaction, merchant: Merchant, username: string): Promise<number> => {
  const [upline] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), eq(members.username, username)));
  if (!upline) throw new PlatformError('not.found', `There is no member "${username}" to be the upline.`);
  return upline.id;
};

/** A balance comes as every deposit does: by an order of the operator's own channel, paid at once. */
const fund = async (tx: Transaction, merchant: Merchant, memberId: number, amount: bigint, at: Date): Promise<void> => {
  const { code, currency } = merchant;
  await ensureAccount(tx, { merchant: code, memberId, kind: 'wallet', currency });
  if (amount <= 0n) return;
  const depositor = { memberId, merchant: code, currency };
  const orderNo = await openDeposit(tx, depositor, { channel: 'OPERATOR', amount, by: 'staff', at });
  await receivePayment(tx, { orderNo, amount, reference: `control/${orderNo}`, at });
};

/** A fresh member for a test, with money, under an upline if asked for. */
export const createMember = async (
  db: Database,
  merchant: Merchant,
  ask: MemberAsk,
  now: Date,
  peppers: Peppers = [],
) => {
  const username = (ask.username ?? `test_${randomBytes(5).toString('hex')}`).toLowerCase();
  const password = ask.password ?? randomBytes(9).toString('base64url');
  const passwordHash = await hashPassword(password, peppers);
  return db.transaction(async (tx) => {
    const uplineId = ask.upline === undefined ? null : await findUpline(tx, merchant, ask.upline);
    const [member] = await tx
      .insert(members)
      .values({
        merchant: merchant.code,
        username,
        passwordHash,
        type: ask.type ?? 0,
        uplineId,
        registeredAt: now,
        isFirstLogin: ask.isFirstLogin ?? false,
        isDisabled: ask.isDisabled ?? false,
        mustChangePassword: ask.mustChangePassword ?? false,
      })
      .onConflictDoNothing()
      .returning({ id: members.id });
    if (!member) throw new PlatformError('request.duplicate', `The username "${username}" is taken.`);
    if (uplineId !== null) await joinTeam(tx, member.id, uplineId);
    await fund(tx, merchant, member.id, BigInt(ask.balanceMinor ?? 0), now);
    return { id: String(member.id), merchant: merchant.code, username, password };
  });
};
