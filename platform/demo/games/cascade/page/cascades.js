import { pause } from '../../kit/dom.js';

/** @import { Board, Cascade, CascadeStage, CascadeTexts, Faces } from './types.d.ts' */
/** @import { GameBoard } from './board.js' */
/** @import { Ladder } from './ladder.js' */
/** @import { Sound } from '../../kit/sound.js' */

/** How long the wins of a cascade stay in sight, in ms. */
const WIN_MS = 1100;
const FAST = 2;
const SKIPPING = 8;

/**
 * Shows the cascades of a settled round one by one; the player can skip to the last.
 *
 * @param {{ texts: CascadeTexts, stage: CascadeStage, board: GameBoard, ladder: Ladder, sound: Sound, faces: Faces,
 *   listWords: (words: readonly string[]) => string }} parts
 */
export const createCascades = ({ texts, stage, board, ladder, sound, faces, listWords }) => {
  const { desk, money } = stage;
  let isSkipping = false;
  let isFast = false;
  let wake = () => {};

  const linger = async () => {
    if (isSkipping) return;
    /** @type {Promise<void>} */
    const skipped = new Promise((resolve) => {
      wake = resolve;
    });
    await Promise.race([pause(isFast ? WIN_MS / FAST : WIN_MS), skipped]);
  };

  const pace = () => {
    const usual = isFast ? FAST : 1;
    board.hurry(isSkipping ? SKIPPING : usual);
  };

  /** @param {Cascade} cascade @param {number} number @param {boolean} isWon The round has won back its bet. */
  const say = ({ wins, multiplier, payoutMinor }, number, isWon) => {
    const amount = money(payoutMinor / multiplier);
    desk.say('step', { amount, multiplier, paid: money(payoutMinor) }, isWon ? 'loud' : 'quiet');
    if (isSkipping) return;
    const said = wins.map(({ symbol, cells }) =>
      texts.text('sayCount', { count: cells.length, symbol: faces[symbol].name }),
    );
    desk.announce('sayCascade', { cascade: number, wins: listWords(said), amount, multiplier });
  };

  return {
    /** @param {readonly Cascade[]} cascades @param {Board | null} rest @param {number} stake In minor units. */
    show: async (cascades, rest, stake) => {
      isSkipping = false;
      pace();
      const boards = [...cascades.map((cascade) => cascade.board), ...(rest ? [rest] : [])];
      const [first] = boards;
      if (first) await board.fill(first);
      sound.stop();
      if (cascades.length > 0) desk.enter('cascades', { label: texts.text('skip'), icon: '#icon-skip' });
      let paid = 0;
      for (const [index, cascade] of cascades.entries()) {
        paid += cascade.payoutMinor;
        const cells = cascade.wins.flatMap((win) => win.cells);
        board.light(cells);
        ladder.show(index + 1);
        say(cascade, index + 1, paid > stake);
        sound.step(index);
        await linger();
        pace();
        const next = boards[index + 1];
        if (next) await board.cascade(cells, next);
        sound.stop();
      }
    },

    skip: () => {
      isSkipping = true;
      pace();
      wake();
    },

    /** @param {boolean} wanted */
    hurry: (wanted) => {
      isFast = wanted;
      pace();
    },
  };
};
