import type { Database, Transaction } from '../database/database.ts';
import { and, eq, inArray } from '../database/orm.ts';
import type { LiveSession } from '../identity/find-session.ts';
import { type AccountKey, balanceOf, ensureAccount, PLAY_CURRENCY } from './accounts.ts';
import { accounts } from './ledger.tables.ts';
import { isPosted, lockAccounts, post } from './post.ts';

/** Play money that a trial account, or a member's first free play, starts with: 10,000.00. */
const PLAY_GRANT_MINOR = 1_000_000n;

type Owner = { readonly memberId: number; readonly merchant: string };

const playAccount = ({ memberId, merchant }: Owner): AccountKey => ({
  merchant,
  memberId,
  kind: 'play',
  currency: PLAY_CURRENCY,
});

export type AccountOwner = Pick<LiveSession['member'], 'id' | 'merchant' | 'currency' | 'isTrial'>;

/** The account a member plays from: play money in free play and for trial accounts, else the wallet. */
export const memberAccountOf = (member: AccountOwner, isFreePlay: boolean): AccountKey =>
  isFreePlay || member.isTrial
    ? playAccount({ memberId: member.id, merchant: member.merchant })
    : { merchant: member.merchant, memberId: member.id, kind: 'wallet', currency: member.currency };

/** Opens the member's play account with its grant; does nothing when it has had one. */
export const ensurePlayMoney = async (tx: Transaction, owner: Owner, now: Date): Promise<void> => {
  const idempotencyKey = `play-grant/${owner.memberId}`;
  if (await isPosted(tx, idempotencyKey)) return;
  const accountId = await ensureAccount(tx, playAccount(owner));
  // Of several first launches at once one grants; the others see it when they have the account.
  await lockAccounts(tx, [accountId]);
  if (await isPosted(tx, idempotencyKey)) return;
  const bank = await ensureAccount(tx, {
    merchant: owner.merchant,
    memberId: null,
    kind: 'play-bank',
    currency: PLAY_CURRENCY,
  });
  await post(tx, {
    kind: 'play-grant',
    idempotencyKey,
    at: now,
    entries: [
      { accountId, amount: PLAY_GRANT_MINOR },
      { accountId: bank, amount: -PLAY_GRANT_MINOR },
    ],
  });
};

/** Where a bonus waits for its turnover; play money has none. */
const bonusAccountOf = (account: AccountKey): AccountKey | undefined =>
  account.kind === 'wallet' ? { ...account, kind: 'bonus' } : undefined;

/** What a member may play with beside an account: the bonus that is on. Minor units. */
export const bonusBeside = async (db: Database, account: AccountKey): Promise<bigint> => {
  const bonus = bonusAccountOf(account);
  return bonus ? balanceOf(db, bonus) : 0n;
};

/** What may be played with: an account, and the bonus beside it. Minor units. */
export const playableBalance = async (db: Database, account: AccountKey): Promise<bigint> =>
  (await balanceOf(db, account)) + (await bonusBeside(db, account));

/** The same for the accounts of several members of one merchant, by member; who has none is left out. */
export const playableBalances = async (
  db: Database,
  memberIds: readonly number[],
  { merchant, kind, currency }: AccountKey,
): Promise<ReadonlyMap<number, bigint>> => {
  const kinds = kind === 'wallet' ? [kind, 'bonus' as const] : [kind];
  const rows = await db
    .select({ memberId: accounts.memberId, balance: accounts.balance })
    .from(accounts)
    .where(
      and(
        inArray(accounts.memberId, [...memberIds]),
        eq(accounts.merchant, merchant),
        inArray(accounts.kind, kinds),
        eq(accounts.currency, currency),
      ),
    );
  const sums = new Map<number, bigint>();
  for (const { memberId, balance } of rows)
    if (memberId !== null) sums.set(memberId, (sums.get(memberId) ?? 0n) + (balance ?? 0n));
  return sums;
};

/** What the header shows: wallet and bonus, or a trial account's play money. Minor units. */
export const totalBalance = (db: Database, member: AccountOwner): Promise<bigint> =>
  playableBalance(db, memberAccountOf(member, false));

interface Part {
  readonly accountId: number;
  readonly amount: bigint;
}

/**
 * What a stake is taken from, with the account held: a member's own money first, then the bonus that is on. What neither
 * has is asked of the account, and fails there.
 */
export const stakeParts = async (
  tx: Transaction,
  key: AccountKey,
  { accountId, balance }: { readonly accountId: number; readonly balance: bigint },
  stake: bigint,
): Promise<readonly Part[]> => {
  const whole = [{ accountId, amount: stake }];
  const bonus = balance < stake ? bonusAccountOf(key) : undefined;
  if (!bonus || (await balanceOf(tx, bonus)) < stake - balance) return whole;
  const rest = { accountId: await ensureAccount(tx, bonus), amount: stake - balance };
  return balance > 0n ? [{ accountId, amount: balance }, rest] : [rest];
};

/** What is won goes where the stake came from, part by part; what does not divide is the bonus's, so that none of it becomes the member's. */
export const payoutParts = (stakes: readonly Part[], payout: bigint): readonly Part[] => {
  const stake = stakes.reduce((sum, { amount }) => sum + amount, 0n);
  const [first, ...others] = stakes;
  const shares = others.map(({ accountId, amount }) => ({ accountId, amount: (payout * amount + stake - 1n) / stake }));
  const rest = shares.reduce((left, { amount }) => left - amount, payout);
  const parts = first ? [{ accountId: first.accountId, amount: rest }, ...shares] : [];
  return parts.filter(({ amount }) => amount > 0n);
};
