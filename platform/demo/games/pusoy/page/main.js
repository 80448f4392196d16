import { need } from '../../kit/dom.js';
import { applyTheme } from '../../kit/dress.js';
import { createFrame } from '../../kit/frame.js';
import { createSheet } from '../../kit/sheet.js';
import { createStage, listenToDesk } from '../../kit/stage.js';
import { drawOdds } from './odds.js';
import { createPlay } from './play.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { PusoyFrame, PusoyState } from './types.d.ts' */

/** @type {PusoyFrame} */
const frame = createFrame({ EN, TY });
const { texts } = frame;

/** @param {PusoyState} state */
const dress = async (state) => {
  for (const [name, colour] of Object.entries(state.theme.cloth))
    document.documentElement.style.setProperty(`--cloth-${name}`, colour);
  need('room-name', HTMLElement).textContent = state.room.name[texts.language];
  await applyTheme(state, texts.language);
};

/** @param {PusoyState} state */
const start = async (state) => {
  await dress(state);
  const stage = createStage(frame, state, { label: texts.text('sit'), icon: '#icon-seat' });
  const play = createPlay({ frame, stage, state });
  const sheet = createSheet(
    frame,
    state,
    (odds) => drawOdds({ odds, texts, state }),
    async () => {
      const { createRoomFairness } = await import('./room-fairness.js');
      return createRoomFairness(frame, state);
    },
  );
  listenToDesk({ press: play.press, sheet, state });
  play.start();
};

frame.open(start);
