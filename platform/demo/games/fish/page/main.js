import { drawingUrl, need } from '../../kit/dom.js';
import { applyTheme } from '../../kit/dress.js';
import { createFrame } from '../../kit/frame.js';
import { createSheet } from '../../kit/sheet.js';
import { createStage, listenToDesk } from '../../kit/stage.js';
import { createAim } from './aim.js';
import { drawOdds } from './odds.js';
import { createPlay } from './play.js';
import { createSea } from './sea.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { FishFrame, FishState } from './types.d.ts' */

/** @type {FishFrame} */
const frame = createFrame({ EN, TY });
const { texts } = frame;

/** @param {FishState} state */
const start = async (state) => {
  need('water', HTMLImageElement).src = drawingUrl(state.theme.water);
  const faces = await applyTheme(state, texts.language);
  const sea = createSea({ theme: state.theme, faces });
  const stage = createStage(frame, state, { label: texts.text('spin'), icon: '#icon-spin' });
  const aim = createAim({ faces, texts, state });
  const play = createPlay({ frame, stage, sea, aim, faces, state });
  const sheet = createSheet(frame, state, (odds) =>
    drawOdds({ odds, texts, faces, currency: state.currency, stake: stage.desk.stake() }),
  );
  listenToDesk({ press: play.fire, sheet, state });
};

frame.open(start);
