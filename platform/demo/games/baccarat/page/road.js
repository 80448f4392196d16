import { make, need } from '../../kit/dom.js';

/** @import { BaccaratTexts, Bead } from './types.d.ts' */

const ROWS = 6;
const COLUMNS = 20;

/** The last results of a shoe, in columns of six. @param {readonly unknown[]} road @param {BaccaratTexts} texts */
export const drawRoad = (road, texts) => {
  const beads = /** @type {readonly Bead[]} */ (road);
  const whole = Math.max(0, Math.ceil(beads.length / ROWS) - COLUMNS) * ROWS;
  const host = need('road', HTMLElement);
  const count = (/** @type {string} */ winner) => beads.filter((bead) => bead.winner === winner).length;
  host.setAttribute(
    'aria-label',
    texts.text('road', { player: count('player'), banker: count('banker'), tie: count('tie') }),
  );
  host.replaceChildren(
    ...beads.slice(whole).map(({ winner, playerPair, bankerPair }) =>
      make('i', {
        class: `bead bead-${winner}`,
        ...(playerPair && { 'data-player-pair': '' }),
        ...(bankerPair && { 'data-banker-pair': '' }),
      }),
    ),
  );
};
