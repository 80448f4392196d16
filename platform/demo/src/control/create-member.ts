import { randomBytes } from 'node:crypto';
import { boolean, type Infer, int, object, optional, string } from '@shared-kernel/contracts/schema';
import { PlatformError } from '../../../src/base/platform-error.ts';
import type { Database, Transaction } from '../../../src/database/database.ts';
import { and, eq } from '../../../src/database/orm.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { hashPassword, type Peppers } from '../../../src/identity/password.ts';
import { joinTeam } from '../../../src/identity/team.ts';
import { ensureAccount } from '../../../src/ledger/accounts.ts';
import type { Merchant } from '../../../src/merchants/merchants.ts';
import { openDeposit, receivePayment } from '../../../src/money/money.public.ts';

export const memberAsk = object({
  merchant: optional(string()),
  username: optional(string()),
  password: optional(string()),
  /** The specification's member type; 0 is a plain member. */
  type: optional(int()),
  /** Username of the upline, in the same merchant. */
  upline: optional(string()),
  balanceMinor: optional(int()),
  isFirstLogin: optional(boolean()),
  mustChangePassword: optional(boolean()),
  isDisabled: optional(boolean()),
});
export type MemberAsk = Infer<typeof memberAsk>;

/** The id of a merchant's member. Fails with `not.found`; `role`: what the member is wanted as. */
export const memberNamed = async (db: Database, { code }: Merchant, username: string, role = ''): Promise<number> => {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, code), eq(members.username, username)));
  if (!member) throw new PlatformError('not.found', `There is no member "${username}"${role}.`);
  return member.id;
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

/** The least that argon2 takes: thousands of tests make a member and log in, and the password guards nothing. */
const TEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

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
  const passwordHash = await hashPassword(password, peppers, TEST_COST);
  return db.transaction(async (tx) => {
    const uplineId = ask.upline === undefined ? null : await memberNamed(tx, merchant, ask.upline, ' to be the upline');
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
