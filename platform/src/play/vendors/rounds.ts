import type { Transaction } from '../../database/database.ts';
import { and, asc, eq } from '../../database/orm.ts';
import type { AccountOwner } from '../../ledger/member-account.ts';
import { endBet } from '../stakes/open-bets.ts';
import { holdStaker, type Staker } from '../stakes/staker.ts';
import { type VendorRoundState, vendorRounds, vendorTransactions } from './vendor-wallet.tables.ts';
import { refusal } from './wallet-call.ts';

type Round = typeof vendorRounds.$inferSelect;
type RoundOf = Pick<Round, 'vendor' | 'roundId'>;

const isRound = ({ vendor, roundId }: RoundOf) =>
  and(eq(vendorRounds.vendor, vendor), eq(vendorRounds.roundId, roundId));

export interface HeldRound {
  readonly round: Round;
  readonly staker: Staker;
}

/** What is staked in a round of the player's: play money or not; undefined where he has no such round. */
export const findRound = async (tx: Transaction, of: RoundOf, owner: AccountOwner) => {
  const [known] = await tx
    .select({ isFreePlay: vendorRounds.isFreePlay })
    .from(vendorRounds)
    .where(and(isRound(of), eq(vendorRounds.memberId, owner.id)));
  return known;
};

/** A round of the player's, with account and round held. Fails with `round.unknown`, for somebody else's round too. */
export const holdRound = async (tx: Transaction, of: RoundOf, owner: AccountOwner): Promise<HeldRound> => {
  const known = await findRound(tx, of, owner);
  if (!known) throw refusal('round.unknown', `The player has no round ${of.roundId}.`);
  const staker = await holdStaker(tx, owner, known.isFreePlay);
  const [round] = await tx.select().from(vendorRounds).where(isRound(of)).for('update');
  if (!round) throw refusal('round.unknown', `The round ${of.roundId} is gone.`);
  return { round, staker };
};

/** The round that a bet is made in, begun by its first bet. The account is held. */
export const joinRound = async (tx: Transaction, asked: Omit<Round, 'state'>): Promise<void> => {
  await tx
    .insert(vendorRounds)
    .values({ ...asked, state: 'open' })
    .onConflictDoNothing();
  const [round] = await tx.select().from(vendorRounds).where(isRound(asked)).for('update');
  const isIts =
    round?.memberId === asked.memberId && round.nodeId === asked.nodeId && round.isFreePlay === asked.isFreePlay;
  if (!isIts) throw refusal('request.duplicate', `${asked.roundId} is a round of another player or game.`);
  if (round.state !== 'open') throw refusal('round.closed', `The round ${asked.roundId} takes no bets any more.`);
};

export const setRoundState = (tx: Transaction, of: RoundOf, state: VendorRoundState) =>
  tx.update(vendorRounds).set({ state }).where(isRound(of));

const isOfRound = ({ vendor, roundId }: RoundOf) =>
  and(eq(vendorTransactions.vendor, vendor), eq(vendorTransactions.roundId, roundId));

/** The bets of a round that were not cancelled, the first first. */
export const betsOfRound = async (tx: Transaction, of: RoundOf) => {
  const rows = await tx
    .select({ betNo: vendorTransactions.betNo, stake: vendorTransactions.amount })
    .from(vendorTransactions)
    .where(and(isOfRound(of), eq(vendorTransactions.kind, 'bet'), eq(vendorTransactions.isCancelled, false)))
    .orderBy(asc(vendorTransactions.at), asc(vendorTransactions.transactionId));
  return rows.flatMap(({ betNo, stake }) => (betNo === null ? [] : [{ betNo, stake }]));
};

type RoundBets = Awaited<ReturnType<typeof betsOfRound>>;

/** What of a win falls to each bet, by its stake; what does not divide falls to the first. */
const sharesOf = (bets: RoundBets, amount: bigint): readonly bigint[] => {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const shares = bets.map((bet) => (amount * bet.stake) / stake);
  const left = shares.reduce((rest, share) => rest - share, amount);
  return shares.map((share, index) => (index === 0 ? share + left : share));
};

/** Settles a round's bets with what the round wins in all. */
export const settleBets = async (
  tx: Transaction,
  { roundId }: RoundOf,
  bets: RoundBets,
  { payout, at }: { readonly payout: bigint; readonly at: Date },
): Promise<void> => {
  const shares = bets.length === 0 ? [] : sharesOf(bets, payout);
  for (const [index, { betNo, stake }] of bets.entries())
    await endBet(tx, betNo, {
      status: 'settled',
      payout: shares[index] ?? 0n,
      validBet: stake,
      outcome: { round: roundId },
      at,
    });
};

/** Gives a stake back: the bet is cancelled, for whoever asks again. */
export const voidBet = async (
  tx: Transaction,
  betNo: string,
  { vendor, roundId }: RoundOf,
  at: Date,
): Promise<void> => {
  await endBet(tx, betNo, { status: 'void', outcome: { round: roundId }, at });
  await tx
    .update(vendorTransactions)
    .set({ isCancelled: true })
    .where(and(isOfRound({ vendor, roundId }), eq(vendorTransactions.betNo, betNo)));
};
