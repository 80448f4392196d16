import { isMotionReduced, pause } from '../../kit/dom.js';
import { createRounds } from '../../kit/rounds.js';
import { createFreeSpins } from './free-spins.js';
import { createPills } from './pills.js';
import { ORDINARY_SETTLE_MS } from './reels.js';

/** @import { SlotFrame, SlotStage, SlotState } from './types.d.ts' */
/** @import { Reels } from './reels.js' */

const SHORTEST_SPIN_MS = 450;

/** How long reels run before they settle: an ordinary spin takes the operator's shortest round and then need not be waited for. @param {number} shortestRoundMs */
const runFor = (shortestRoundMs) => Math.max(SHORTEST_SPIN_MS, shortestRoundMs - ORDINARY_SETTLE_MS);

/**
 * The slot's rounds: reels that run, settle and light, and the free spins.
 *
 * @param {{ frame: SlotFrame, stage: SlotStage, reels: Reels, symbolName: string, state: SlotState }} parts
 */
export const createPlay = ({ frame, stage, reels, symbolName, state }) => {
  const { texts, sound } = frame;
  const { desk, money } = stage;
  const rule = { symbol: symbolName, count: state.rules.featureSymbols, spins: state.rules.freeSpins };
  const pills = createPills(texts);
  const freeSpins = createFreeSpins({ texts, desk, pills, reels, sound, money, symbolName });
  let isTurbo = false;

  const rounds = createRounds({
    frame,
    stage,
    state,
    show: {
      invite: () => desk.say('invitation', {}, 'quiet'),

      begin: () => {
        desk.say('spinning', {}, 'quiet');
        sound.spin();
        reels.spin();
        return pause(isTurbo || isMotionReduced() ? 0 : runFor(state.shortestRoundMs));
      },

      settle: async ({ outcome, stakeMinor }) => {
        await reels.settle(outcome.windows, { isTurbo, onStop: sound.stop });
        reels.light(outcome.wins.flatMap(({ cells }) => cells));
        const lost = stakeMinor - outcome.payoutMinor;
        if (outcome.freeSpins.length > 0) await freeSpins.show(outcome.freeSpins, lost, isTurbo);
      },

      restore: () => reels.show(reels.resting()),

      rest: () => {
        pills.showFeature('featureRule', rule);
        pills.showMeter(undefined);
      },
    },
  });

  return {
    /** While free spins are shown it leads to their end. */
    spin: () => {
      freeSpins.skip();
      rounds.play();
    },

    /** @param {boolean} wanted */
    hurry: (wanted) => {
      isTurbo = wanted;
    },
  };
};
