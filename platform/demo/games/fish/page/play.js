import { createFailures } from '../../kit/failures.js';
import { LOCALE } from '../../kit/money.js';
import { createPace } from '../../kit/pace.js';
import { wordsOf } from '../../kit/result-words.js';
import { sayWait } from '../../kit/waits.js';
import { createBatches } from './batches.js';
import { caughtOf, createTally } from './tally.js';

/** @import { Wait } from '../../kit/api.js' */
/** @import { Faces, FishFrame, FishKind, FishResult, FishStage, FishState, Shot, Swimmer } from './types.d.ts' */
/** @import { Aim } from './aim.js' */
/** @import { Sea } from './sea.js' */

/** While shots go on the site asks the server for the balance this often. */
const SETTLED_EVERY_MS = 5000;

/**
 * Shots, batches and the balance: what is fired leaves it at once, and the server's answers correct it. One tap or press is one
 * shot: nothing fires by itself, nor while a finger or key is held.
 *
 * @param {{ frame: FishFrame, stage: FishStage, sea: Sea, aim: Aim, faces: Faces, state: FishState }} parts
 */
export const createPlay = ({ frame, stage, sea, aim, faces, state }) => {
  const { api, notice, parent, sound, texts } = frame;
  const { desk, waysOut, money, sayBalance } = stage;
  const list = new Intl.ListFormat(LOCALE[texts.language]);
  const showEnd = createFailures(frame, stage);
  let balance = state.balanceMinor;
  let settledAt = Number.NEGATIVE_INFINITY;
  /** @type {'idle' | 'waiting' | 'stopped'} */
  let phase = 'idle';
  /** The batch under way may have been played: an answer to it was lost. */
  let isUncertain = false;

  /** @param {typeof phase} next */
  const enter = (next) => {
    if (next === phase) return;
    phase = next;
    desk.enter(next);
  };

  /** What is left once everything that was fired is staked. */
  const left = () => balance - batches.staked();

  const showBalance = () => {
    desk.showBalance(left());
    parent.tellBalance(left());
  };

  /** @param {Wait} wait */
  const showWait = (wait) => {
    isUncertain ||= wait.code === 'unreachable';
    const [key, values] = sayWait(wait);
    desk.say(key, values, 'quiet');
    desk.announce(key, values);
  };

  const tally = createTally({
    tell: ({ shots, stakeMinor, payoutMinor, catches }) => {
      const caught = [...catches].map(([kind, count]) => texts.text('sayCount', { count, symbol: faces[kind].name }));
      desk.announce(wordsOf({ stakeMinor, payoutMinor }).said, {
        shots,
        stake: money(stakeMinor),
        caught: list.format(caught),
        amount: money(payoutMinor),
        balance: sayBalance(left()),
      });
    },
  });

  /** The site's bar and limits follow: when all is answered, and now and then while shots go on. */
  const tellSettled = () => {
    const time = performance.now();
    if (batches.isWaiting() && time - settledAt < SETTLED_EVERY_MS) return;
    settledAt = time;
    parent.tellSettled();
  };

  /** @param {FishResult} result @param {readonly Shot[]} shots */
  const onAnswer = (result, shots) => {
    balance = result.balanceMinor;
    isUncertain = false;
    showBalance();
    const caught = caughtOf(result, shots);
    for (const shot of caught) sea.pullIn(shot, money(shot.stake * state.rules.multipliers[shot.kind]));
    const { shown } = wordsOf(result);
    const values = { amount: money(result.payoutMinor), shots: shots.length, caught: caught.length };
    desk.say(shown, values, shown === 'win' ? 'loud' : 'quiet');
    if (shown === 'win') sound.win();
    else if (caught.length > 0) sound.stop();
    tally.add(result, shots);
    tellSettled();
    enter(batches.isFull() ? 'waiting' : 'idle');
  };

  /** Money went elsewhere meanwhile. */
  const refreshBalance = async () => {
    const known = await api.state().catch(() => undefined);
    if (!known || batches.isWaiting()) return;
    balance = known.balanceMinor;
    showBalance();
    offerWaysOut();
  };

  const again = () => {
    notice.hide();
    enter('waiting');
    batches.again();
  };

  /** @param {unknown} error @param {readonly Shot[]} shots */
  const onFailure = (error, shots) => {
    const amount = money(shots.reduce((sum, { stake }) => sum + stake, 0));
    const failure = showEnd(error, { values: { amount, shots: shots.length, unsent: batches.unsent() }, again });
    if (failure === 'unanswered') {
      isUncertain = true;
      enter('stopped');
      return true;
    }
    const mayHavePlayed = isUncertain && failure === 'ended';
    isUncertain = false;
    // After this call the shots are given back.
    queueMicrotask(() => {
      if (!mayHavePlayed) {
        showBalance();
        desk.say('givenBack', {}, 'quiet');
      }
      enter(failure === 'refused' ? 'idle' : 'stopped');
      if (failure === 'refused') void refreshBalance();
    });
    return false;
  };

  const batches = createBatches({
    send: (ask) => api.round(ask, showWait),
    pace: createPace(state.shortestRoundMs),
    most: state.rules.mostShots,
    listener: { onAnswer, onFailure },
  });

  const lower = () => {
    const level = desk.highestWithin(left());
    if (level !== undefined) desk.choose(level);
  };

  const offerWaysOut = () => {
    if (left() >= desk.stake()) return waysOut.hide();
    desk.announce(waysOut.show(desk.highestWithin(left()), lower));
  };

  /** @param {() => Swimmer | undefined} find */
  const fire = (find) => {
    if (phase !== 'idle') return;
    if (left() < desk.stake()) return offerWaysOut();
    const swimmer = find();
    if (!swimmer) return desk.say('invitation', {}, 'quiet');
    sea.shoot(swimmer);
    sound.tick();
    batches.fire({ kind: swimmer.kind, stake: desk.stake(), target: swimmer.id });
    showBalance();
    if (!batches.isFull()) return;
    enter('waiting');
    desk.say('waiting', {}, 'quiet');
  };

  desk.offer(state.theme.levels);
  desk.showBalance(balance);
  desk.say('invitation', {}, 'quiet');
  desk.enter('idle');
  sea.element.addEventListener('pointerdown', (event) => fire(() => sea.fishAt(sea.pointOf(event))));
  // A kept batch goes as soon as there is a line again.
  window.addEventListener('online', () => {
    if (phase === 'stopped' && batches.isWaiting()) again();
  });

  return {
    /** At the chosen kind. */
    fire: () => fire(() => sea.fishOf(aim.kind())),
  };
};
