import { isMotionReduced, need, pause } from '../../kit/dom.js';
import { createRounds } from '../../kit/rounds.js';

/** @import { Faces, GameSymbol, OwnFrame, OwnStage, OwnState } from './types.d.ts' */

/** How long a round is shown before its result, in ms. */
const SHOWN_MS = { usual: 900, fast: 300 };
export const USUAL_MS = SHOWN_MS.usual;

/**
 * The rounds of the game.
 *
 * @param {{ frame: OwnFrame, stage: OwnStage, faces: Faces, state: OwnState }} parts
 */
export const createPlay = ({ frame, stage, faces, state }) => {
  const { texts, sound } = frame;
  const { desk } = stage;
  const lot = need('lot', HTMLElement);
  const face = need('face', HTMLImageElement);
  let isFast = false;
  /** @type {GameSymbol} */
  let shown = 'second';

  const draw = () => {
    face.src = faces[shown].url;
    lot.setAttribute('aria-label', texts.text('sayShown', { symbol: faces[shown].name }));
  };
  draw();

  const rounds = createRounds({
    frame,
    stage,
    state,
    show: {
      invite: () => desk.say('invitation', { symbol: faces.first.name }, 'quiet'),

      begin: () => {
        desk.say('spinning', {}, 'quiet');
        sound.spin();
        return pause(isMotionReduced() ? 0 : SHOWN_MS[isFast ? 'fast' : 'usual']);
      },

      settle: ({ outcome }) => {
        shown = outcome.symbol;
        draw();
        sound.stop();
        return Promise.resolve();
      },

      restore: draw,
      rest: () => {},
    },
  });

  return {
    spin: () => rounds.play(),

    /** @param {boolean} wanted */
    hurry: (wanted) => {
      isFast = wanted;
    },
  };
};
