import { codeOf, newKey } from './api.js';
import { isMotionReduced, pause } from './dom.js';
import { createFreeSpins } from './free-spins.js';
import { tellSettled } from './parent.js';

/** @import { Ask, SlotResult, SlotState } from './types.d.ts' */
/** @import { GameApi } from './api.js' */
/** @import { Desk } from './desk.js' */
/** @import { Notice } from './notice.js' */
/** @import { Reels } from './reels.js' */
/** @import { Sound } from './sound.js' */

/** The shortest run of the reels, and how long until the wait is named, in ms. */
const PAUSE = { shortestSpin: 450, patience: 2500 };

/** Error codes after which this frame cannot go on. */
const FINAL = /** @type {const} */ ({
  'session.expired': { title: 'expiredTitle', text: 'expiredText' },
  'game.unavailable': { title: 'unavailableTitle', text: 'unavailableText' },
});

/**
 * Plays rounds: one at a time, each with a key of its own that is kept until the server has answered.
 *
 * @param {{ api: GameApi, desk: Desk, notice: Notice, reels: Reels, sound: Sound, money: (minor: number) => string,
 *   symbolName: string, state: SlotState }} parts
 */
export const createPlay = ({ api, desk, notice, reels, sound, money, symbolName, state }) => {
  let balance = state.balanceMinor;
  const freeSpins = createFreeSpins({ desk, reels, sound, money, symbolName });
  /** @type {'idle' | 'spinning' | 'free-spins' | 'stopped'} */
  let phase = 'idle';
  /** @type {Ask | undefined} */
  let unanswered;
  let isTurbo = false;

  const rest = () => {
    phase = 'idle';
    desk.showFeature('featureRule', { symbol: symbolName });
    desk.showMeter(1);
    desk.enter('idle');
  };

  const settleOptions = () => ({ isTurbo, onStop: sound.stop });

  /** @param {SlotResult} result */
  const showResult = async (result) => {
    const { outcome, payoutMinor } = result;
    await reels.settle(outcome.windows, settleOptions());
    reels.light(outcome.wins.flatMap(({ cells }) => cells));
    if (outcome.freeSpins.length > 0) {
      phase = 'free-spins';
      await freeSpins.show(outcome.freeSpins, isTurbo);
    }
    balance = result.balanceMinor;
    desk.showBalance(balance);
    const amounts = { amount: money(payoutMinor), balance: money(balance) };
    if (payoutMinor > 0) desk.say('win', amounts);
    else desk.say('noWin', {}, 'quiet');
    // A win below the bet is shown, not celebrated.
    if (payoutMinor > result.stakeMinor) sound.win();
    desk.announce(payoutMinor > 0 ? 'sayWin' : 'sayNoWin', amounts);
    tellSettled(balance);
  };

  /** @param {unknown} error @param {Ask} ask */
  const showFailure = (error, ask) => {
    reels.show(reels.resting());
    desk.showBalance(balance);
    const code = codeOf(error);
    if (code === 'wallet.insufficient') {
      unanswered = undefined;
      rest();
      desk.say('insufficient', {}, 'quiet');
      desk.announce('insufficient');
      return;
    }
    phase = 'stopped';
    desk.enter('stopped');
    desk.say('invitation', {}, 'quiet');
    if (code in FINAL) {
      unanswered = undefined;
      notice.show(FINAL[/** @type {keyof typeof FINAL} */ (code)]);
      return;
    }
    notice.show({
      title: 'unsettledTitle',
      text: 'unsettledText',
      values: { amount: money(ask.stake) },
      action: { label: 'askAgain', run: () => play(ask) },
    });
  };

  /** @param {Ask} ask */
  const play = async (ask) => {
    phase = 'spinning';
    unanswered = ask;
    desk.enter('spinning');
    desk.say('spinning', {}, 'quiet');
    desk.showBalance(balance - ask.stake);
    const slow = setTimeout(() => desk.say('waiting', {}, 'quiet'), PAUSE.patience);
    sound.spin();
    reels.spin();
    try {
      const [result] = await Promise.all([
        api.round(ask),
        pause(isTurbo || isMotionReduced() ? 0 : PAUSE.shortestSpin),
      ]);
      unanswered = undefined;
      clearTimeout(slow);
      await showResult(result);
      rest();
    } catch (error) {
      showFailure(error, ask);
    } finally {
      clearTimeout(slow);
    }
  };

  const spin = () => {
    if (phase === 'free-spins') freeSpins.skip();
    if (phase !== 'idle' || unanswered) return;
    const stake = desk.stake();
    if (balance >= stake) {
      void play({ stake, idempotencyKey: newKey() });
      return;
    }
    const key = balance < desk.smallestStake() ? 'insufficientForAll' : 'insufficient';
    desk.say(key, {}, 'quiet');
    desk.announce(key);
  };

  desk.offer(state.stakes);
  desk.showBalance(balance);
  desk.say('invitation', {}, 'quiet');
  rest();

  return {
    spin,
    /** @param {boolean} wanted */
    hurry: (wanted) => {
      isTurbo = wanted;
    },
  };
};

/** @typedef {ReturnType<typeof createPlay>} Play */
