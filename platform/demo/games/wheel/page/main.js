import { applyTheme } from '../../kit/dress.js';
import { createFrame } from '../../kit/frame.js';
import { createSheet } from '../../kit/sheet.js';
import { createStage, listenToDesk } from '../../kit/stage.js';
import { createCloth } from './cloth.js';
import { drawOdds } from './odds.js';
import { createPlay, SHORTEST_MS } from './play.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';
import { createWheel } from './wheel.js';

/** @import { WheelFrame, WheelState } from './types.d.ts' */

/** @type {WheelFrame} */
const frame = createFrame({ EN, TY });
const { texts, sound } = frame;

/** @param {WheelState} state */
const start = async (state) => {
  const { segments, multipliers, mostChips } = state.rules;
  const wheel = createWheel({ segments: segments.length, onTick: sound.tick });
  const [faces] = await Promise.all([applyTheme(state, texts.language), wheel.dress(state.theme.wheel)]);
  const press = { label: texts.text('spin'), icon: '#icon-spin' };
  const stage = createStage(frame, state, press, () => cloth.revalue());
  const cloth = createCloth({ frame, stage, state, faces });
  const [top = 'first'] = segments;
  wheel.name(texts.text('sayWheel', { name: faces[top].name, multiplier: multipliers[top] }));
  const play = createPlay({ frame, stage, wheel, cloth, faces, state });
  const sheet = createSheet(frame, state, (odds) =>
    drawOdds({ odds, texts, faces, currency: state.currency, stake: stage.desk.stake(), mostChips }),
  );
  listenToDesk({ press: play.spin, hurry: play.hurry, sheet, state, usualMs: SHORTEST_MS });
};

frame.open(start);
