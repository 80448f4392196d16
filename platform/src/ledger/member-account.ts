import type { Database, Transaction } from '../database/database.ts';
import type { LiveSession } from '../identity/find-session.ts';
import { type AccountKey, balanceOf, ensureAccount, PLAY_CURRENCY } from './accounts.ts';
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

/** The account a member plays from: play money in free play and for trial accounts, else the wallet. */
export const memberAccountOf = (member: LiveSession['member'], isFreePlay: boolean): AccountKey =>
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

/** What the header shows: the wallet, or a trial account's play money. Minor units. */
export const totalBalance = (db: Database, member: LiveSession['member']): Promise<bigint> =>
  balanceOf(db, memberAccountOf(member, false));
