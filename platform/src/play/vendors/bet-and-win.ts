import { nowWithin } from '../../clock/clock.ts';
import { playableBalance } from '../../ledger/member-account.ts';
import { newBetNumber } from '../bets/bet-number.ts';
import { paceOf, refuseHaste } from '../limits/round-pace.ts';
import { openBet } from '../stakes/open-bets.ts';
import { holdStaker, type Staker } from '../stakes/staker.ts';
import { earlierAnswer, once } from './once.ts';
import { betsOfRound, holdRound, joinRound, setRoundState, settleBets } from './rounds.ts';
import { openVendorLaunch } from './sessions.ts';
import { ownerOf } from './vendor-players.ts';
import { refusal, type WalletCall } from './wallet-call.ts';
import type { WalletValue } from './wallet-protocol.ts';

type Moved = WalletValue<'bet'>;

const contentOf = (kind: 'bet' | 'win', { vendor, ask }: WalletCall<'bet'> | WalletCall<'win'>, memberId: number) => {
  const { transactionId, roundId, amountMinor, currency } = ask;
  return { vendor, transactionId, kind, memberId, roundId, amount: BigInt(amountMinor), currency };
};

const refuseOtherCurrency = ({ key }: Staker, currency: string): void => {
  if (key.currency === currency) return;
  throw refusal('currency.wrong', `The player plays in ${key.currency}, not in ${currency}.`);
};

/** Takes a stake as one of our own rounds does: limits, breaks, pace and bonus count alike. */
export const bet = async (call: WalletCall<'bet'>): Promise<Moved> => {
  const { platform, vendor, ask } = call;
  const owner = await ownerOf(platform.playDb, vendor, ask.player);
  const content = contentOf('bet', call, owner.id);
  // Asked again it is answered again, after the session's end too.
  const earlier = await earlierAnswer(platform.playDb, content);
  if (earlier !== undefined) return earlier as Moved;
  const { member, stored, isFreePlay } = await openVendorLaunch(call, ask.session);
  if (member.id !== owner.id) throw refusal('player.unknown', `The session is not one of ${ask.player}.`);
  const { shortestMs, gapMs } = await paceOf(platform, member.merchant);
  return platform.playDb.transaction((tx) =>
    once(tx, content, call.at, async () => {
      const staker = await holdStaker(tx, member, isFreePlay);
      // What a wait for the account let in, as a bonus, was there before this stake.
      const at = await nowWithin(tx, platform.config);
      refuseOtherCurrency(staker, ask.currency);
      await refuseHaste(tx, { memberId: member.id, at, shortestMs, joined: { vendor, roundId: ask.roundId } });
      const { nodeId, name } = stored;
      await joinRound(tx, { vendor, roundId: ask.roundId, memberId: member.id, nodeId, isFreePlay, openedAt: at });
      const betNo = newBetNumber(name);
      const roundKey = `${vendor}/${ask.transactionId}`;
      const stake = { betNo, nodeId, stake: content.amount, roundKey, choice: null, at, gapMs };
      return { betNo, balanceMinor: String(await openBet(tx, staker, stake)) };
    }),
  );
};

/** Pays a round's win and settles its bets; the player's session may be over. */
export const win = async (call: WalletCall<'win'>): Promise<Moved> => {
  const { platform, vendor, ask, at } = call;
  const owner = await ownerOf(platform.playDb, vendor, ask.player);
  const content = contentOf('win', call, owner.id);
  return platform.playDb.transaction((tx) =>
    once(tx, content, at, async () => {
      const { round, staker } = await holdRound(tx, content, owner);
      refuseOtherCurrency(staker, ask.currency);
      if (round.state !== 'open') throw refusal('round.closed', `The round ${ask.roundId} has been settled.`);
      const bets = await betsOfRound(tx, content);
      const [first] = bets;
      if (!first) throw refusal('round.cancelled', `Every bet of the round ${ask.roundId} was cancelled.`);
      await settleBets(tx, content, bets, { payout: content.amount, at });
      await setRoundState(tx, content, 'won');
      return { betNo: first.betNo, balanceMinor: String(await playableBalance(tx, staker.key)) };
    }),
  );
};
