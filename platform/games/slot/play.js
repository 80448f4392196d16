import { codeOf, newKey } from './api.js';
import { isMotionReduced } from './dom.js';
import { tellSettled } from './parent.js';

/** @import { Ask, FreeSpin, SlotResult, SlotState } from './types.d.ts' */
/** @import { GameApi } from './api.js' */
/** @import { Desk } from './desk.js' */
/** @import { Notice } from './notice.js' */
/** @import { Reels } from './reels.js' */
/** @import { Sound } from './sound.js' */

/** How long each thing stays in sight, in ms. */
const PAUSE = { shortestSpin: 450, patience: 2500, featureStart: 1300, freeSpin: 420, freeSpinWin: 900 };

/** Error codes after which this frame cannot go on. */
const FINAL = /** @type {const} */ ({
  'session.expired': { title: 'expiredTitle', text: 'expiredText' },
  'game.unavailable': { title: 'unavailableTitle', text: 'unavailableText' },
});

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Plays rounds: one at a time, each with a key of its own that is kept until the server has answered.
 *
 * @param {{ api: GameApi, desk: Desk, notice: Notice, reels: Reels, sound: Sound, money: (minor: number) => string,
 *   symbolName: string, state: SlotState }} parts
 */
export const createPlay = ({ api, desk, notice, reels, sound, money, symbolName, state }) => {
  let balance = state.balanceMinor;
  /** @type {'idle' | 'spinning' | 'free-spins' | 'stopped'} */
  let phase = 'idle';
  /** @type {Ask | undefined} */
  let unanswered;
  let isTurbo = false;
  let isSkipping = false;

  const rest = () => {
    phase = 'idle';
    desk.showFeature('featureRule', { symbol: symbolName });
    desk.showMeter(1);
    desk.enter('idle');
  };

  const settleOptions = () => ({ isTurbo: isTurbo || isSkipping, onStop: sound.stop });

  /** @param {number} ms */
  const linger = (ms) => (isSkipping ? Promise.resolve() : pause(isTurbo || isMotionReduced() ? ms / 2 : ms));

  /** @param {FreeSpin} spin @param {number} index @param {number} of */
  const showFreeSpin = async (spin, index, of) => {
    desk.showFeature('freeSpin', { spin: index + 1, spins: of });
    desk.showMeter(spin.meter);
    await reels.settle(spin.windows, settleOptions());
    reels.light(spin.wins.flatMap(({ cells }) => cells));
    if (spin.payoutMinor > 0) sound.win();
    await linger(spin.payoutMinor > 0 ? PAUSE.freeSpinWin : PAUSE.freeSpin);
  };

  /** @param {SlotResult} result */
  const showFreeSpins = async ({ outcome }) => {
    const { freeSpins } = outcome;
    phase = 'free-spins';
    desk.enter('free-spins', { canSkip: true });
    desk.say('freeSpinsStart', { spins: freeSpins.length });
    desk.announce('sayFreeSpins', { symbol: symbolName, spins: freeSpins.length });
    sound.feature();
    await linger(PAUSE.featureStart);
    let total = 0;
    for (const [index, spin] of freeSpins.entries()) {
      if (isSkipping && index < freeSpins.length - 1) {
        total += spin.payoutMinor;
        continue;
      }
      await showFreeSpin(spin, index, freeSpins.length);
      total += spin.payoutMinor;
      desk.say('freeSpinsTotal', { amount: money(total) });
    }
    isSkipping = false;
  };

  /** @param {SlotResult} result */
  const showResult = async (result) => {
    const { outcome, payoutMinor } = result;
    await reels.settle(outcome.windows, settleOptions());
    reels.light(outcome.wins.flatMap(({ cells }) => cells));
    if (outcome.freeSpins.length > 0) await showFreeSpins(result);
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
    if (phase === 'free-spins') isSkipping = true;
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
