import { need } from '../../kit/dom.js';
import { applyTheme } from '../../kit/dress.js';
import { createFrame } from '../../kit/frame.js';
import { createSheet } from '../../kit/sheet.js';
import { createStage, listenToDesk } from '../../kit/stage.js';
import { drawOdds } from './odds.js';
import { createPlay } from './play.js';
import { createReels, ORDINARY_SETTLE_MS } from './reels.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { SlotFrame, SlotState } from './types.d.ts' */

/** @type {SlotFrame} */
const frame = createFrame({ EN, TY });
const { texts } = frame;
const cabinet = need('cabinet', HTMLElement);
const reels = createReels(cabinet, (symbols) => texts.text('sayReels', { reels: symbols }));
reels.show(reels.resting());

/** @param {SlotState} state */
const start = async (state) => {
  const faces = await applyTheme(state, texts.language);
  const stage = createStage(frame, state, { label: texts.text('spin'), icon: '#icon-spin' });
  reels.dress(faces);
  const play = createPlay({ frame, stage, reels, symbolName: faces.feature.name, state });
  const sheet = createSheet(frame, state, (odds) =>
    drawOdds({ odds, texts, faces, currency: state.currency, stake: stage.desk.stake() }),
  );
  listenToDesk({ press: play.spin, hurry: play.hurry, sheet, state, usualMs: ORDINARY_SETTLE_MS });
};

frame.open(start);
