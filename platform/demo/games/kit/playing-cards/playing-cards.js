import { make } from '../dom.js';
import { LOCALE } from '../money.js';
import { EN } from './texts.en.js';

/** @import { Language } from '../types.d.ts' */

const SVG = 'http://www.w3.org/2000/svg';
const TEN = '10';

/** What is drawn of each suit, in a square of 24. @type {Readonly<Record<string, string>>} */
const SUITS = {
  S: 'M12 2c3 5 9 8 9 13a4.6 4.6 0 0 1-8 3l1.6 4H9.4L11 18a4.6 4.6 0 0 1-8-3c0-5 6-8 9-13Z',
  H: 'M12 21C7 16 3 13 3 8.5A4.5 4.5 0 0 1 12 6.5 4.5 4.5 0 0 1 21 8.5C21 13 17 16 12 21Z',
  D: 'm12 2 8 10-8 10L4 12Z',
  C: 'M12 2a4.6 4.6 0 0 1 3.6 7.6 4.6 4.6 0 1 1-2.5 7.8L14.6 22H9.4l1.5-4.6a4.6 4.6 0 1 1-2.5-7.8A4.6 4.6 0 0 1 12 2Z',
};

/** @typedef {keyof typeof EN} CardWord */

/** @param {string} suit */
const drawSuit = (suit) => {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  path.setAttribute('d', SUITS[suit] ?? '');
  svg.append(path);
  return svg;
};

/** The face of a card, `QH`: its rank and its suit. @param {string} card */
export const drawFace = (card) => {
  const [rank = '', suit = ''] = card;
  const isRed = suit === 'H' || suit === 'D';
  return make('span', { class: isRed ? 'card-face card-face-red' : 'card-face' }, [
    make('b', {}, [rank === 'T' ? TEN : rank]),
    drawSuit(suit),
  ]);
};

/**
 * Cards in words: `Queen of hearts`.
 *
 * @param {{ readonly language: Language, text: (key: CardWord) => string }} texts
 */
export const cardNames = ({ language, text }) => {
  const list = new Intl.ListFormat(LOCALE[language]);

  /** @param {string} card */
  const nameOf = (card) => {
    const [rank = '', suit = ''] = card;
    const figure = `rank${rank}`;
    const name = figure in EN ? text(/** @type {CardWord} */ (figure)) : rank.replace('T', TEN);
    return `${name} ${text(/** @type {CardWord} */ (`suit${suit}`))}`;
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
