import type { Transaction } from '../../database/database.ts';
import { type payoutParts, stakeParts } from '../../ledger/member-account.ts';
import { post } from '../../ledger/post.ts';
import { houseOf, type Staker } from './staker.ts';

export type Parts = ReturnType<typeof payoutParts>;

export interface Move {
  readonly kind: 'stake' | 'payout' | 'refund';
  /** Of the bet or order. */
  readonly reference: string;
  readonly at: Date;
  /** `<kind>/<reference>`, if absent; the same key a second time fails. */
  readonly idempotencyKey?: string;
}

/** Moves parts from the member to the house, or back. Returns the member's balances after it, by account. */
export const moveParts = (tx: Transaction, houseId: number, parts: Parts, move: Move) => {
  const { kind, reference, at, idempotencyKey = `${kind}/${reference}` } = move;
  const sign = kind === 'stake' ? -1n : 1n;
  return post(tx, {
    kind,
    idempotencyKey,
    reference,
    at,
    entries: parts.flatMap(({ accountId, amount }) => [
      { accountId, amount: sign * amount },
      { accountId: houseId, amount: -sign * amount },
    ]),
  });
};

const sumOf = (parts: Parts): bigint => parts.reduce((sum, { amount }) => sum + amount, 0n);

/** Of parts, what is the member's own. */
export const ownOf = (parts: Parts, { accountId }: Pick<Staker, 'accountId'>): bigint =>
  sumOf(parts.filter((part) => part.accountId === accountId));

export interface StakeTaken {
  readonly parts: Parts;
  readonly houseId: number;
  /** What of the stake was bonus money. */
  readonly bonusStake: bigint;
  /** Of own money, after it. */
  readonly balance: bigint;
}

/** Takes a stake that was admitted: own money first, then, where a bonus may play, the bonus that is on. */
export const takeStake = async (
  tx: Transaction,
  staker: Staker,
  { stake, withBonus, ...of }: Omit<Move, 'kind'> & { readonly stake: bigint; readonly withBonus: boolean },
): Promise<StakeTaken> => {
  const houseId = await houseOf(tx, staker);
  const parts = withBonus
    ? await stakeParts(tx, staker.key, staker, stake)
    : [{ accountId: staker.accountId, amount: stake }];
  const after = await moveParts(tx, houseId, parts, { kind: 'stake', ...of });
  return {
    parts,
    houseId,
    bonusStake: stake - ownOf(parts, staker),
    balance: after.get(staker.accountId) ?? staker.balance,
  };
};
