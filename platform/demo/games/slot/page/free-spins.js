import { isMotionReduced, pause } from '../../kit/dom.js';

/** @import { FreeSpin, SlotStage, SlotTexts } from './types.d.ts' */
/** @import { Pills } from './pills.js' */
/** @import { Reels } from './reels.js' */
/** @import { Sound } from '../../kit/sound.js' */

/** How long each thing stays in sight, in ms. */
const PAUSE = { start: 1300, spin: 420, win: 900 };

/**
 * Shows the free spins of a settled round one by one, until the last or until the player skips to it.
 *
 * @param {{ texts: SlotTexts, desk: SlotStage['desk'], pills: Pills, reels: Reels, sound: Sound, money: (minor: number) => string,
 *   symbolName: string }} parts
 */
export const createFreeSpins = ({ texts, desk, pills, reels, sound, money, symbolName }) => {
  let isSkipping = false;
  let isTurbo = false;

  /** @param {number} ms */
  const linger = (ms) => (isSkipping ? Promise.resolve() : pause(isTurbo || isMotionReduced() ? ms / 2 : ms));

  /** @param {FreeSpin} spin */
  const showSpin = async (spin) => {
    pills.showMeter(spin.meter);
    await reels.settle(spin.windows, { isTurbo: isTurbo || isSkipping, onStop: sound.stop });
    reels.light(spin.wins.flatMap(({ cells }) => cells));
    if (spin.payoutMinor > 0) sound.win();
  };

  /** @param {number} spins */
  const open = async (spins) => {
    desk.enter('free-spins', { label: texts.text('skip'), icon: '#icon-skip' });
    desk.say('freeSpinsStart', { spins });
    desk.announce('sayFreeSpins', { symbol: symbolName, spins });
    sound.feature();
    await linger(PAUSE.start);
  };

  return {
    /**
     * @param {readonly FreeSpin[]} spins
     * @param {number} lost What of the bet the spin before them did not win back, in minor units.
     * @param {boolean} isFast
     */
    show: async (spins, lost, isFast) => {
      isSkipping = false;
      isTurbo = isFast;
      await open(spins.length);
      let total = 0;
      for (const [index, spin] of spins.entries()) {
        total += spin.payoutMinor;
        if (isSkipping && index < spins.length - 1) continue;
        pills.showFeature('freeSpin', { spin: index + 1, spins: spins.length });
        await showSpin(spin);
        desk.say('freeSpinsTotal', { amount: money(total) }, total > lost ? 'loud' : 'quiet');
        await linger(spin.payoutMinor > 0 ? PAUSE.win : PAUSE.spin);
      }
    },
    skip: () => {
      isSkipping = true;
    },
  };
};
