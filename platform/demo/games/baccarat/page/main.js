import { drawingUrl, need } from '../../kit/dom.js';
import { applyTheme } from '../../kit/dress.js';
import { createFrame } from '../../kit/frame.js';
import { createSheet } from '../../kit/sheet.js';
import { createStage, listenToDesk } from '../../kit/stage.js';
import { createCards } from './cards.js';
import { drawOdds } from './odds.js';
import { createPlay } from './play.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { BaccaratFrame, BaccaratState } from './types.d.ts' */

/** @type {BaccaratFrame} */
const frame = createFrame({ EN, TY });
const { texts, sound } = frame;

/** @param {BaccaratState} state */
const dress = async (state) => {
  const { theme, table } = state;
  for (const [name, colour] of Object.entries(theme.cloth))
    document.documentElement.style.setProperty(`--cloth-${name}`, colour);
  need('dealer', HTMLImageElement).src = drawingUrl(theme.dealer);
  need('table-name', HTMLElement).textContent = texts.text('tableName', {
    table: table.name[texts.language],
    name: table.dealer.name,
  });
  await applyTheme(state, texts.language);
};

/** @param {BaccaratState} state */
const start = async (state) => {
  await dress(state);
  const press = { label: texts.text('confirm'), icon: '#icon-spin' };
  const stage = createStage(frame, state, press);
  const cards = createCards(texts, sound.tick);
  const play = createPlay({ frame, stage, state, cards });
  const sheet = createSheet(
    frame,
    state,
    (odds) => drawOdds({ odds, texts, state }),
    async () => {
      const { createShoeFairness } = await import('./shoe-fairness.js');
      return createShoeFairness(frame, state);
    },
  );
  // Nothing hurries a round that others play too.
  const isShared = { ...state, shortestRoundMs: Number.POSITIVE_INFINITY };
  listenToDesk({ press: play.place, hurry: () => undefined, sheet, state: isShared, usualMs: 0 });
  play.start();
};

frame.open(start);
