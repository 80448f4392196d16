import { refuseWhileExcluded } from '../../accounts/accounts.public.ts';
import type { Transaction } from '../../database/database.ts';
import { type AccountKey, ensureAccount } from '../../ledger/accounts.ts';
import { type AccountOwner, memberAccountOf } from '../../ledger/member-account.ts';
import { lockAccounts } from '../../ledger/post.ts';
import { type MeterTime, type PlayMeter, playMeterAt } from '../limits/play-meter.ts';
import { refuseBeyondLimits } from '../limits/refuse-beyond-limits.ts';

/** Who stakes, with the account held until the transaction ends: all that a member stakes comes one by one. */
export interface Staker {
  readonly memberId: number;
  readonly key: AccountKey;
  readonly accountId: number;
  /** Of this account, without a bonus beside it. Minor units. */
  readonly balance: bigint;
  readonly isFreePlay: boolean;
}

export const holdStaker = async (tx: Transaction, member: AccountOwner, isFreePlay: boolean): Promise<Staker> => {
  const key = memberAccountOf(member, isFreePlay);
  const accountId = await ensureAccount(tx, key);
  const balance = (await lockAccounts(tx, [accountId])).get(accountId)?.balance ?? 0n;
  return { memberId: member.id, key, accountId, balance, isFreePlay };
};

/** Own money is staked before bonus money. */
export const ownPartOf = (stake: bigint, { balance }: Staker): bigint => (stake < balance ? stake : balance);

/**
 * Throws where the member may not stake this now: in a break, or beyond a limit of his own. Returns what it is counted on; free
 * play counts on nothing. `ownStake`: what of it is no bonus money.
 */
export const admitStake = async (
  tx: Transaction,
  { memberId, isFreePlay }: Staker,
  ownStake: bigint,
  time: MeterTime,
): Promise<PlayMeter | undefined> => {
  await refuseWhileExcluded(tx, memberId, time.at);
  const meter = isFreePlay ? undefined : await playMeterAt(tx, memberId, time);
  refuseBeyondLimits(meter, ownStake);
  return meter;
};

/** Opened at its first use, which others wait for: asked for once nothing else is waited for. */
export const houseOf = (tx: Transaction, { key: { merchant, currency } }: Staker): Promise<number> =>
  ensureAccount(tx, { merchant, memberId: null, kind: 'games', currency });
