import { DAY_MS } from '@shared-kernel/node/durations';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq, ne } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { bankAccounts } from './bank-accounts.tables.ts';
import { holdAccounts } from './hold-accounts.ts';
import { accountsOf, type BoundAccount } from './list-accounts.ts';

type Change = 'default' | 'kept' | 'removed';
type Accounts = readonly BoundAccount[];

const makeDefault = async (tx: Transaction, memberId: number, id: number): Promise<void> => {
  const others = and(eq(bankAccounts.memberId, memberId), ne(bankAccounts.id, id), eq(bankAccounts.isDefault, true));
  await tx.update(bankAccounts).set({ isDefault: false }).where(others);
  await tx.update(bankAccounts).set({ isDefault: true }).where(eq(bankAccounts.id, id));
};

/** What goes is no default where another one stays. */
const handOver = async (tx: Transaction, own: Accounts, { account }: BoundAccount): Promise<void> => {
  const next = own.find((one) => one.account.id !== account.id && one.account.removesAt === null);
  if (account.isDefault && next) await makeDefault(tx, account.memberId, next.account.id);
};

const STEPS: Readonly<
  Record<Change, (tx: Transaction, own: Accounts, chosen: BoundAccount, now: Date) => Promise<void>>
> = {
  default: (tx, _own, { account }) => makeDefault(tx, account.memberId, account.id),
  kept: async (tx, _own, { account }) => {
    await tx.update(bankAccounts).set({ removesAt: null }).where(eq(bankAccounts.id, account.id));
  },
  removed: async (tx, own, chosen, now) => {
    const removesAt = chosen.account.removesAt ?? new Date(now.getTime() + DAY_MS);
    await tx.update(bankAccounts).set({ removesAt }).where(eq(bankAccounts.id, chosen.account.id));
    await handOver(tx, own, chosen);
  },
};

/** Changes one of the member's own accounts; anybody else's is `not.found`. Done twice it is done. */
export const changeAccount = (
  { platform, session: { member }, now }: MemberCall<unknown>,
  id: string,
  to: Change,
): Promise<BoundAccount> =>
  platform.db.transaction(async (tx) => {
    await holdAccounts(tx, member);
    const own = await accountsOf(tx, member.id, now);
    const chosen = own.find(({ account }) => String(account.id) === id);
    if (!chosen) throw new PlatformError('not.found', 'The member has no such account.');
    await STEPS[to](tx, own, chosen, now);
    const { id: memberId, merchant } = member;
    await audit(tx, { event: 'bank-account.changed', at: now, merchant, memberId, details: { account: id, to } });
    const after = await accountsOf(tx, memberId, now);
    return after.find(({ account }) => account.id === chosen.account.id) ?? chosen;
  });
