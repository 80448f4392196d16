import { make } from './dom.js';
import { LOCALE } from './money.js';

/** @import { Language } from './types.d.ts' */

const SVG = 'http://www.w3.org/2000/svg';
const FIGURES = new Set(['A', 'J', 'Q', 'K']);
const TEN = '10';

/** @param {string} id */
const picture = (id) => {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', id);
  svg.append(use);
  return svg;
};

/** The face of a card, `QH`: its rank and the symbol `#suit-…` of the page. @param {string} card */
export const drawFace = (card) => {
  const [rank = '', suit = ''] = card;
  const isRed = suit === 'H' || suit === 'D';
  return make('span', { class: isRed ? 'front front-red' : 'front' }, [
    make('b', {}, [rank === 'T' ? TEN : rank]),
    picture(`#suit-${suit}`),
  ]);
};

/**
 * Cards in words: `Queen of hearts`.
 *
 * @template {string} Key
 * @param {{ readonly language: Language, text: (key: Key) => string }} texts With a text for each `rank…` of a figure, and `suit…`.
 */
export const cardNames = ({ language, text }) => {
  const list = new Intl.ListFormat(LOCALE[language]);

  /** @param {string} card */
  const nameOf = (card) => {
    const [rank = '', suit = ''] = card;
    const name = FIGURES.has(rank) ? text(/** @type {Key} */ (`rank${rank}`)) : rank;
    return `${name === 'T' ? TEN : name} ${text(/** @type {Key} */ (`suit${suit}`))}`;
  };

  return {
    nameOf,
    /** At the beginning of a sentence. @param {string} card */
    titleOf: (card) => {
      const name = nameOf(card);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    /** @param {readonly string[]} cards */
    listOf: (cards) => list.format(cards.map(nameOf)),
  };
};
