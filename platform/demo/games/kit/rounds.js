import { errorCodeOf, newKey } from './api.js';
import { createPace } from './pace.js';
import { sayGivenUp, sayWait } from './waits.js';

/** @import { Ask, GameAnswers, RoundResult } from './types.d.ts' */
/** @import { Wait } from './api.js' */
/** @import { Frame } from './frame.js' */
/** @import { Values } from './texts.js' */
/** @import { Stage } from './stage.js' */

/** How long until the wait for an answer is named, in ms. */
const PATIENCE_MS = 2500;

/**
 * What a game shows of its rounds.
 *
 * @template {GameAnswers} Answers
 * @typedef {object} Show
 * @property {() => void} invite Nothing has been played, or a round has failed: says what the game invites to.
 * @property {(ask: Ask) => Promise<unknown>} begin A round has been asked for. Its result is shown no sooner than this resolves.
 * @property {(result: Answers['result']) => Promise<void>} settle Shows the result, all of it, before balance and win are said.
 * @property {() => void} restore No result came: as it was before.
 * @property {() => void} rest The round is over.
 * @property {(result: Answers['result']) => Values} [values] What the words of win, return and loss have besides amounts.
 */

/** A round that pays no more than its bet won nothing: what it gave back is said, not celebrated. @param {RoundResult} result */
const wordsOf = ({ payoutMinor, stakeMinor }) => {
  if (payoutMinor > stakeMinor) return /** @type {const} */ ({ shown: 'win', said: 'sayWin' });
  if (payoutMinor > 0) return /** @type {const} */ ({ shown: 'returned', said: 'sayReturned' });
  return /** @type {const} */ ({ shown: 'noWin', said: 'sayNoWin' });
};

/**
 * Plays rounds: one at a time, each with a key of its own that is kept until the server has answered.
 *
 * @template {GameAnswers} Answers
 * @template {string} Own
 * @param {{ frame: Frame<Answers, Own>, stage: Stage<Own>, state: Answers['state'], show: Show<Answers> }} parts
 */
export const createRounds = ({ frame, stage, state, show }) => {
  const { api, parent, notice, endings, sound } = frame;
  const { desk, waysOut, ownLimits, money, sayBalance } = stage;
  const pace = createPace(state.shortestRoundMs);
  let balance = state.balanceMinor;
  /** @type {'idle' | 'resting' | 'playing' | 'stopped'} */
  let phase = 'idle';
  /** @type {Ask | undefined} */
  let unanswered;
  /** How many times the bet the last round staked. */
  let times = 1;

  /** In the game and in the site's bar at once. @param {number} minor */
  const showBalance = (minor) => {
    desk.showBalance(minor);
    parent.tellBalance(minor);
  };

  /** Until the next round may begin: the bet can be changed meanwhile. */
  const rest = async () => {
    phase = 'resting';
    show.rest();
    desk.rest(pace.left());
    await pace.open();
    phase = 'idle';
    desk.enter('idle');
  };

  /** @param {Answers['result']} result */
  const showResult = async (result) => {
    const { payoutMinor } = result;
    await show.settle(result);
    balance = result.balanceMinor;
    showBalance(balance);
    const amounts = { amount: money(payoutMinor), balance: sayBalance(balance), ...show.values?.(result) };
    const { shown, said } = wordsOf(result);
    desk.say(shown, amounts, shown === 'win' ? 'loud' : 'quiet');
    if (shown === 'win') sound.win();
    desk.announce(said, amounts);
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

  /** The highest bet that the balance covers so many times. */
  const affordable = () => desk.highestWithin(balance / times);

  const lower = () => {
    const bet = affordable();
    if (bet !== undefined) desk.choose(bet);
  };

  /** The balance is below what is staked: says so, and what can be done. */
  const offerWaysOut = () => {
    if (balance >= desk.stake() * times) return waysOut.hide();
    const bet = affordable();
    const key = waysOut.show(bet === undefined ? undefined : bet * times, lower);
    desk.announce(key);
  };

  /** @param {unknown} error @param {Ask} ask @param {number} staked */
  const showFailure = (error, ask, staked) => {
    show.restore();
    showBalance(balance);
    const code = errorCodeOf(error);
    show.invite();
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
      values: { ...values, amount: money(staked) },
      action: { label: 'retry', run: () => play(ask, staked) },
    });
  };

  /** @param {Ask} ask @param {number} staked */
  const play = async (ask, staked) => {
    phase = 'playing';
    notice.hide();
    unanswered = ask;
    desk.enter('playing');
    showBalance(balance - staked);
    const slow = setTimeout(() => desk.say('waiting', {}, 'quiet'), PATIENCE_MS);
    /** @param {Wait} wait */
    const showWait = (wait) => {
      clearTimeout(slow);
      const [key, values] = sayWait(wait);
      desk.say(key, values, 'quiet');
      desk.announce(key, values);
    };
    const begun = show.begin(ask);
    try {
      const [result] = await Promise.all([api.round(ask, showWait).finally(pace.answered), begun]);
      unanswered = undefined;
      clearTimeout(slow);
      await showResult(result);
      await rest();
    } catch (error) {
      showFailure(error, ask, staked);
    } finally {
      clearTimeout(slow);
    }
  };

  desk.offer(state.stakes);
  desk.showBalance(balance);
  show.invite();
  void rest();

  return {
    isIdle: () => phase === 'idle' && !unanswered,

    /**
     * Plays a round at the chosen bet, if one may begin.
     *
     * @param {unknown} [choice] What the player chooses besides the bet.
     * @param {number} [bets] How many times the bet that stakes.
     */
    play: (choice, bets = 1) => {
      if (phase !== 'idle' || unanswered) return;
      const stake = desk.stake();
      times = bets;
      if (balance < stake * times) return offerWaysOut();
      const ask = { stake, idempotencyKey: newKey() };
      void play(choice === undefined ? ask : { ...ask, choice }, stake * times);
    },
  };
};

/** @typedef {ReturnType<typeof createRounds>} Rounds */
