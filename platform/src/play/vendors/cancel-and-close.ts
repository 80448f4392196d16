import type { Transaction } from '../../database/database.ts';
import { type AccountOwner, memberAccountOf, playableBalance } from '../../ledger/member-account.ts';
import { claim, isTransaction } from './once.ts';
import { betsOfRound, findRound, holdRound, setRoundState, settleBets, voidBet } from './rounds.ts';
import { ownerOf } from './vendor-players.ts';
import { vendorTransactions } from './vendor-wallet.tables.ts';
import { refusal, type WalletCall } from './wallet-call.ts';
import type { WalletValue } from './wallet-protocol.ts';

type Cancelled = WalletValue<'cancel'>;
type CancelCall = WalletCall<'cancel'>;

const answerOf = async (
  tx: Transaction,
  owner: AccountOwner,
  isFreePlay: boolean,
  betNo: string | null,
): Promise<Cancelled> => ({
  betNo,
  balanceMinor: String(await playableBalance(tx, memberAccountOf(owner, isFreePlay))),
});

/** Gives back the stake of a bet that there is; once, however often it is asked for. */
const cancelBet = async (tx: Transaction, { vendor, ask, at }: CancelCall, owner: AccountOwner) => {
  const of = { vendor, ...ask };
  const { round, staker } = await holdRound(tx, of, owner);
  const [bet] = await tx.select().from(vendorTransactions).where(isTransaction(of)).for('update');
  const betNo = bet?.betNo ?? null;
  if (bet && betNo !== null && !bet.isCancelled) {
    if (round.state !== 'open') throw refusal('round.closed', `The round ${ask.roundId} has been settled.`);
    await voidBet(tx, betNo, of, at);
  }
  return answerOf(tx, owner, staker.isFreePlay, betNo);
};

/** Cancels a bet under its id; one that has not come is refused when it comes. */
export const cancel = async (call: CancelCall): Promise<Cancelled> => {
  const { platform, vendor, ask, at } = call;
  const owner = await ownerOf(platform.playDb, vendor, ask.player);
  const of = { vendor, transactionId: ask.transactionId, roundId: ask.roundId, memberId: owner.id };
  return platform.playDb.transaction(async (tx) => {
    const isNew = await claim(tx, { ...of, kind: 'cancel', amount: 0n, currency: '' }, at);
    // Of a round that there is not, nobody knows what it would have been played with.
    const notCome = async () => answerOf(tx, owner, (await findRound(tx, of, owner))?.isFreePlay ?? false, null);
    if (isNew) return notCome();
    const [row] = await tx.select().from(vendorTransactions).where(isTransaction(of));
    const isIts = row?.memberId === owner.id && row.roundId === ask.roundId && row.kind !== 'win';
    if (!isIts) throw refusal('request.duplicate', `${ask.transactionId} is no bet of this player and round.`);
    return row.kind === 'cancel' ? notCome() : cancelBet(tx, call, owner);
  });
};

/** Nothing follows in a round: what of it is open has lost. Harmless when it is said again. */
export const roundClosed = async ({
  platform,
  vendor,
  ask,
  at,
}: WalletCall<'round-closed'>): Promise<WalletValue<'round-closed'>> => {
  const owner = await ownerOf(platform.playDb, vendor, ask.player);
  const of = { vendor, roundId: ask.roundId };
  return platform.playDb.transaction(async (tx) => {
    const { round, staker } = await holdRound(tx, of, owner);
    if (round.state === 'open') await settleBets(tx, of, await betsOfRound(tx, of), { payout: 0n, at });
    if (round.state !== 'closed') await setRoundState(tx, of, 'closed');
    return { balanceMinor: String(await playableBalance(tx, staker.key)) };
  });
};
