import { need } from '../../kit/dom.js';
import { applyTheme } from '../../kit/dress.js';
import { createFrame } from '../../kit/frame.js';
import { createSheet } from '../../kit/sheet.js';
import { createStage, listenToDesk } from '../../kit/stage.js';
import { createBoard } from './board.js';
import { drawOdds } from './odds.js';
import { FALL_MS } from './pieces.js';
import { createPlay } from './play.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { CascadeFrame, CascadeState, Faces } from './types.d.ts' */

/** @type {CascadeFrame} */
const frame = createFrame({ EN, TY });
const { texts } = frame;
/** @type {Faces | undefined} */
let faces;
const board = createBoard(need('board', HTMLElement), (counts) => {
  const said = counts.map(([symbol, count]) => texts.text('sayCount', { count, symbol: faces?.[symbol].name ?? '' }));
  return texts.text('sayBoard', { symbols: said.join(', ') });
});

/** @param {CascadeState} state */
const start = async (state) => {
  const dressed = await applyTheme(state, texts.language);
  faces = dressed;
  const stage = createStage(frame, state, { label: texts.text('spin'), icon: '#icon-spin' });
  board.dress(dressed);
  const play = createPlay({ frame, stage, board, faces: dressed, state });
  const sheet = createSheet(frame, state, (odds) =>
    drawOdds({ odds, texts, faces: dressed, currency: state.currency, stake: stage.desk.stake() }),
  );
  listenToDesk({ press: play.drop, hurry: play.hurry, sheet, state, usualMs: FALL_MS });
};

frame.open(start);
