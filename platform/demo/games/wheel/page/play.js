import { isMotionReduced, pause } from '../../kit/dom.js';
import { createRounds } from '../../kit/rounds.js';
import { SHORTEST_STOP_MS } from './turn.js';

/** @import { Faces, WheelFrame, WheelKind, WheelStage, WheelState } from './types.d.ts' */
/** @import { Cloth } from './cloth.js' */
/** @import { Wheel } from './wheel.js' */

/** The wheel turns so long at least before it slows down, in ms. */
const LEAST_MS = { usual: 700, fast: 300 };

/** How long a round lasts at least when nothing hurries, in ms. */
export const SHORTEST_MS = LEAST_MS.usual + SHORTEST_STOP_MS;

/**
 * The rounds of the wheel: chips that stay where they lie, a wheel that turns and stops, and what is paid.
 *
 * @param {{ frame: WheelFrame, stage: WheelStage, wheel: Wheel, cloth: Cloth, faces: Faces, state: WheelState }} parts
 */
export const createPlay = ({ frame, stage, wheel, cloth, faces, state }) => {
  const { texts, sound } = frame;
  const { desk } = stage;
  const { multipliers } = state.rules;
  let isFast = false;
  /** Where the wheel stands. */
  let top = 0;
  let isPlayed = false;

  /** @param {WheelKind} kind */
  const named = (kind) => ({ name: faces[kind].name, multiplier: multipliers[kind] });

  const rounds = createRounds({
    frame,
    stage,
    state,
    show: {
      invite: () => desk.say('invitation', {}, 'quiet'),

      begin: () => {
        cloth.lock(true);
        desk.say('spinning', {}, 'quiet');
        wheel.spin();
        return pause(isMotionReduced() ? 0 : LEAST_MS[isFast ? 'fast' : 'usual']);
      },

      settle: async ({ outcome, payoutMinor, stakeMinor }) => {
        desk.enter('stopping', { label: texts.text('skip'), icon: '#icon-skip' });
        await wheel.stop(outcome.segment);
        top = outcome.segment;
        wheel.name(texts.text('sayWheel', named(outcome.kind)));
        wheel.light(payoutMinor > stakeMinor);
        cloth.light(outcome.kind);
        sound.stop();
        isPlayed = true;
      },

      values: ({ outcome }) => named(outcome.kind),

      restore: () => wheel.show(top),

      rest: () => {
        if (isPlayed) cloth.finish();
        isPlayed = false;
        cloth.lock(false);
      },
    },
  });

  return {
    /** While the wheel slows down it leads to the result. */
    spin: () => {
      wheel.skip();
      if (!rounds.isIdle()) return;
      if (cloth.count() === 0) cloth.ask();
      else rounds.play(cloth.chips(), cloth.count());
    },

    /** @param {boolean} wanted */
    hurry: (wanted) => {
      isFast = wanted;
      wheel.hurry(wanted);
    },
  };
};
