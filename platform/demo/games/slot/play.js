import { errorCodeOf, newKey } from './api.js';
import { isMotionReduced, pause } from './dom.js';
import { createFreeSpins } from './free-spins.js';
import { createPace } from './pace.js';
import { ORDINARY_SETTLE_MS } from './reels.js';
import { sayGivenUp, sayWait } from './waits.js';

/** @import { Ask, SlotResult, SlotState } from './types.d.ts' */
/** @import { GameApi, Wait } from './api.js' */
/** @import { Desk } from './desk.js' */
/** @import { Endings } from './endings.js' */
/** @import { Parent } from './parent.js' */
/** @import { Notice } from './notice.js' */
/** @import { OwnLimits } from './own-limits.js' */
/** @import { Reels } from './reels.js' */
/** @import { Sound } from './sound.js' */
/** @import { WaysOut } from './ways-out.js' */

/** The shortest run of the reels, and how long until the wait is named, in ms. */
const PAUSE = { shortestSpin: 450, patience: 2500 };

/** How long reels run before they settle: an ordinary spin takes the operator's shortest round and then need not be waited for. @param {number} shortestRoundMs */
const runFor = (shortestRoundMs) => Math.max(PAUSE.shortestSpin, shortestRoundMs - ORDINARY_SETTLE_MS);

/**
 * Plays rounds: one at a time, each with a key of its own that is kept until the server has answered.
 *
 * @param {{ api: GameApi, parent: Parent, stage: { desk: Desk, waysOut: WaysOut, notice: Notice, endings: Endings, ownLimits: OwnLimits,
 *   reels: Reels, sound: Sound }, money: (minor: number) => string, sayBalance: (minor: number) => string,
 *   symbolName: string, state: SlotState }} parts `stage`: what the player sees and hears of a round.
 */
export const createPlay = ({ api, parent, stage, money, sayBalance, symbolName, state }) => {
  const { desk, waysOut, notice, endings, ownLimits, reels, sound } = stage;
  const pace = createPace(state.shortestRoundMs);
  const rule = { symbol: symbolName, count: state.rules.featureSymbols, spins: state.rules.freeSpins };
  let balance = state.balanceMinor;
  const freeSpins = createFreeSpins({ desk, reels, sound, money, symbolName });
  /** @type {'idle' | 'resting' | 'spinning' | 'free-spins' | 'stopped'} */
  let phase = 'idle';
  /** @type {Ask | undefined} */
  let unanswered;
  let isTurbo = false;

  /** In the game and in the site's bar at once. @param {number} minor */
  const showBalance = (minor) => {
    desk.showBalance(minor);
    parent.tellBalance(minor);
  };

  /** Until the next round may begin: the bet can be changed meanwhile. */
  const rest = async () => {
    phase = 'resting';
    desk.showFeature('featureRule', rule);
    desk.showMeter(undefined);
    desk.rest(pace.left());
    await pace.open();
    phase = 'idle';
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
    showBalance(balance);
    const amounts = { amount: money(payoutMinor), balance: sayBalance(balance) };
    if (payoutMinor > 0) desk.say('win', amounts);
    else desk.say('noWin', {}, 'quiet');
    // A win below the bet is shown, not celebrated.
    if (payoutMinor > result.stakeMinor) sound.win();
    desk.announce(payoutMinor > 0 ? 'sayWin' : 'sayNoWin', amounts);
    parent.tellSettled();
  };

  /** Money went elsewhere meanwhile, or came. */
  const refreshBalance = async () => {
    const known = await api.state().catch(() => undefined);
    if (!known || (phase !== 'idle' && phase !== 'resting')) return;
    balance = known.balanceMinor;
    showBalance(balance);
    offerWaysOut();
  };

  const lower = () => {
    const affordable = desk.highestWithin(balance);
    if (affordable !== undefined) desk.choose(affordable);
  };

  /** The balance is below the bet: says so, and what can be done. */
  const offerWaysOut = () => {
    if (balance >= desk.stake()) return waysOut.hide();
    const key = waysOut.show(desk.highestWithin(balance), lower);
    desk.announce(key);
  };

  /** @param {unknown} error @param {Ask} ask */
  const showFailure = (error, ask) => {
    reels.show(reels.resting());
    showBalance(balance);
    const code = errorCodeOf(error);
    desk.say('invitation', {}, 'quiet');
    // Nothing was staked: another bet, or another day, can be played.
    if (code === 'wallet.insufficient' || ownLimits.showMet(code, error)) {
      unanswered = undefined;
      void rest();
      void refreshBalance();
      return;
    }
    phase = 'stopped';
    desk.enter('stopped');
    if (endings.endWith(code)) {
      unanswered = undefined;
      return;
    }
    const { text, values } = sayGivenUp(error, { lost: 'unsettledText', busy: 'busyText' });
    notice.show({
      title: text === 'busyText' ? 'busyTitle' : 'unsettledTitle',
      text,
      values: { ...values, amount: money(ask.stake) },
      action: { label: 'retry', run: () => play(ask) },
    });
  };

  /** @param {Ask} ask */
  const play = async (ask) => {
    phase = 'spinning';
    notice.hide();
    unanswered = ask;
    desk.enter('spinning');
    desk.say('spinning', {}, 'quiet');
    showBalance(balance - ask.stake);
    const slow = setTimeout(() => desk.say('waiting', {}, 'quiet'), PAUSE.patience);
    /** @param {Wait} wait */
    const showWait = (wait) => {
      clearTimeout(slow);
      const [key, values] = sayWait(wait);
      desk.say(key, values, 'quiet');
      desk.announce(key, values);
    };
    sound.spin();
    reels.spin();
    try {
      const [result] = await Promise.all([
        api.round(ask, showWait).finally(pace.answered),
        pause(isTurbo || isMotionReduced() ? 0 : runFor(state.shortestRoundMs)),
      ]);
      unanswered = undefined;
      clearTimeout(slow);
      await showResult(result);
      await rest();
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
    if (balance >= stake) void play({ stake, idempotencyKey: newKey() });
    else offerWaysOut();
  };

  desk.offer(state.stakes);
  desk.showBalance(balance);
  desk.say('invitation', {}, 'quiet');
  void rest();

  return {
    spin,

    /** Another bet: what was said of the one before holds no more. */
    betChanged: () => waysOut.hide(),

    /** @param {boolean} wanted */
    hurry: (wanted) => {
      isTurbo = wanted;
    },
  };
};

/** @typedef {ReturnType<typeof createPlay>} Play */
