import { randomUUID } from 'node:crypto';
import { rules } from '../../games/cascade/rules/rules.ts';
import { takeRandom } from './fairness.ts';
import type { Round, Session, Store } from './store.ts';
import { type Wallet, WalletRefusedError, WalletSilentError } from './wallet.ts';

/** A bet that was not answered is asked for once more; after that it is cancelled. */
const BET_TRIES = 2;
/** What nobody is at work on for so long is taken up again. */
const LEFT_AFTER_MS = 5_000;

interface Ask {
  readonly stake: number;
  readonly idempotencyKey: string;
}

const nameOf = ({ player, roundId }: Round) => ({ player, roundId });
const betId = ({ roundId }: Round): string => `${roundId}.b`;

/**
 * A round at the site's wallet: the stake is taken, then the outcome drawn, then the win paid. Each step is written down before
 * the next, so that whatever dies in the middle is taken up again: a stake that may have been taken is cancelled, a win that may
 * have arrived is sent again under its id.
 */
export const createRounds = (store: Store, wallet: Wallet, now: () => number) => {
  const atWork = new Map<string, Promise<unknown>>();

  /** One at a time for each round. */
  const alone = <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (atWork.get(key) ?? Promise.resolve()).catch(() => undefined).then(work);
    atWork.set(key, mine);
    const leave = () => {
      if (atWork.get(key) === mine) atWork.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };

  const set = (round: Round, changed: Partial<Round>): Round => {
    const after = { ...round, ...changed };
    store.putRound(after);
    return after;
  };

  const cancel = async (round: Round): Promise<void> => {
    set(round, { state: 'cancelling' });
    await wallet('cancel', { ...nameOf(round), transactionId: betId(round) });
    store.removeRound(round.key);
  };

  const takeStake = async (round: Round, session: string, triesLeft: number) => {
    const { stake, currency } = round;
    const ask = { ...nameOf(round), session, transactionId: betId(round), amountMinor: String(stake), currency };
    try {
      return await wallet('bet', ask);
    } catch (error) {
      const isSilent = error instanceof WalletSilentError;
      if (isSilent && triesLeft > 1) return takeStake(round, session, triesLeft - 1);
      // After silence a refusal is of this call alone: an earlier one may yet be done.
      if (triesLeft < BET_TRIES) await cancel(round);
      else if (error instanceof WalletRefusedError) store.removeRound(round.key);
      throw error;
    }
  };

  const draw = (round: Round, { betNo, balanceMinor }: { betNo: string; balanceMinor: string }): Round =>
    store.together(() => {
      const { random, ...drawnBy } = takeRandom(store, round.player);
      const { payoutMinor, outcome } = rules.play({ stakeMinor: round.stake, choice: undefined, random });
      const drawn = { ...drawnBy, payout: payoutMinor, outcome: JSON.stringify(outcome) };
      return set(round, { ...drawn, betNo, balance: Number(balanceMinor), state: 'drawn' });
    });

  const payWin = async (round: Round): Promise<Round> => {
    if (round.state !== 'drawn') return round;
    if (round.payout === 0) return set(round, { state: 'paid' });
    const { payout, currency } = round;
    const ask = { ...nameOf(round), transactionId: `${round.roundId}.w`, amountMinor: String(payout), currency };
    const { balanceMinor } = await wallet('win', ask);
    return set(round, { state: 'paid', balance: Number(balanceMinor) });
  };

  const close = async (round: Round): Promise<Round> => {
    await wallet('round-closed', nameOf(round));
    return set(round, { state: 'done' });
  };

  /** A player waits for the win, and not for what only ends the round. */
  const finish = async (round: Round): Promise<Round> => {
    const paid = round.state === 'done' ? round : await payWin(round);
    return paid.state === 'done' ? paid : close(paid).catch(() => paid);
  };

  const begin = ({ player, currency, gameName }: Session, { stake }: Ask, key: string): Round => {
    const round: Round = {
      key,
      roundId: randomUUID(),
      player,
      gameName,
      currency,
      stake,
      state: 'asked',
      betNo: '',
      payout: 0,
      outcome: 'null',
      seedHash: '',
      nonce: 0,
      balance: 0,
      at: now(),
    };
    store.putRound(round);
    return round;
  };

  const playOnce = async (session: Session, ask: Ask, key: string): Promise<Round> => {
    const known = store.round(key);
    if (known && known.stake !== ask.stake) throw new WalletRefusedError(409, 'request.duplicate', undefined, null);
    if (known?.state === 'cancelling') await cancel(known);
    const round = known && known.state !== 'cancelling' ? known : begin(session, ask, key);
    if (round.state !== 'asked') return finish(round);
    // A round that was asked for before has not been answered.
    const triesLeft = round === known ? 1 : BET_TRIES;
    return finish(draw(round, await takeStake(round, session.walletSession, triesLeft)));
  };

  const takeUp = async ({ key }: Round): Promise<void> => {
    const round = store.round(key);
    if (!round || round.state === 'done') return;
    if (round.state === 'asked' || round.state === 'cancelling') await cancel(round);
    else await close(await payWin(round));
  };

  return {
    /** Plays a round under the page's key; asked again it is the same round. */
    play: (session: Session, ask: Ask): Promise<Round> => {
      const key = `${session.player}/${ask.idempotencyKey}`;
      return alone(key, () => playOnce(session, ask, key));
    },
    /** Takes up what was left in the middle. What the site refuses for good is over. */
    takeUpLeft: async (afterMs = LEFT_AFTER_MS): Promise<void> => {
      for (const round of store.unfinished(now() - afterMs)) {
        if (atWork.has(round.key)) continue;
        await alone(round.key, () => takeUp(round)).catch((error: unknown) => {
          if (!(error instanceof WalletRefusedError)) return;
          console.error(`vendor: the site refuses ${round.roundId} (${round.state}): ${error.code}`);
          if (error.status >= 500 || error.status === 429) return;
          if (round.betNo === '') store.removeRound(round.key);
          else set(round, { state: 'done' });
        });
      }
    },
  };
};
