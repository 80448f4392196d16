import { applyTheme } from '../../kit/dress.js';
import { createFrame } from '../../kit/frame.js';
import { createSheet } from '../../kit/sheet.js';
import { createStage, listenToDesk } from '../../kit/stage.js';
import { drawOdds } from './odds.js';
import { createPlay, USUAL_MS } from './play.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { OwnFrame, OwnState } from './types.d.ts' */

/** @type {OwnFrame} */
const frame = createFrame({ EN, TY });
const { texts } = frame;

/** @param {OwnState} state */
const start = async (state) => {
  const faces = await applyTheme(state, texts.language);
  const stage = createStage(frame, state, { label: texts.text('spin'), icon: '#icon-spin' });
  const play = createPlay({ frame, stage, faces, state });
  const sheet = createSheet(frame, state, (odds) =>
    drawOdds({ odds, texts, currency: state.currency, stake: stage.desk.stake() }),
  );
  listenToDesk({ press: play.spin, hurry: play.hurry, sheet, state, usualMs: USUAL_MS });
};

frame.open(start);
