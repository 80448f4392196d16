import { isMotionReduced, pause } from '../../kit/dom.js';
import { LOCALE } from '../../kit/money.js';
import { createRounds } from '../../kit/rounds.js';
import { createCascades } from './cascades.js';
import { createLadder } from './ladder.js';

/** @import { CascadeFrame, CascadeStage, CascadeState, Faces } from './types.d.ts' */
/** @import { GameBoard } from './board.js' */

/** The board is empty so long at least, in ms. */
const EMPTY_MS = 120;

/**
 * The rounds of the game of cascades: a board that falls out, another that falls in, and what its wins set going.
 *
 * @param {{ frame: CascadeFrame, stage: CascadeStage, board: GameBoard, faces: Faces, state: CascadeState }} parts
 */
export const createPlay = ({ frame, stage, board, faces, state }) => {
  const { texts, sound } = frame;
  const { desk } = stage;
  const { least, multipliers } = state.rules;
  const ladder = createLadder(multipliers);
  const list = new Intl.ListFormat(LOCALE[texts.language]);
  const cascades = createCascades({
    texts,
    stage,
    board,
    ladder,
    sound,
    faces,
    listWords: (words) => list.format(words),
  });

  const rounds = createRounds({
    frame,
    stage,
    state,
    show: {
      invite: () => desk.say('invitation', { least }, 'quiet'),

      begin: async () => {
        desk.say('falling', {}, 'quiet');
        sound.spin();
        ladder.show(0);
        await board.empty();
        if (!isMotionReduced()) await pause(EMPTY_MS);
      },

      settle: ({ outcome, stakeMinor }) => cascades.show(outcome.cascades, outcome.rest, stakeMinor),

      restore: () => board.show(board.resting()),

      rest: () => {},
    },
  });

  return {
    /** While cascades are shown it leads to their end. */
    drop: () => {
      cascades.skip();
      rounds.play();
    },
    hurry: cascades.hurry,
  };
};
