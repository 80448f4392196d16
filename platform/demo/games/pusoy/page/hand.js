import { make, need } from '../../kit/dom.js';
import { drawFace } from '../../kit/playing-cards/playing-cards.js';

/** @import { Card, PusoyTexts } from './types.d.ts' */
/** @import { cardNames } from '../../kit/playing-cards/playing-cards.js' */

const RANKS = '3456789TJQKA2';
const SUITS = 'CSHD';
/** Cards of a row on a phone held upright. */
const ROW = 7;

/** @type {Readonly<Record<'rank' | 'suit', (card: string) => number>>} */
const ORDERS = {
  rank: (card) => RANKS.indexOf(card.charAt(0)) * SUITS.length + SUITS.indexOf(card.charAt(1)),
  suit: (card) => SUITS.indexOf(card.charAt(1)) * RANKS.length + RANKS.indexOf(card.charAt(0)),
};

/**
 * The player's own cards, each a button that is pressed while its card is chosen. Arrow keys go from card to card.
 *
 * @param {{ texts: PusoyTexts, names: ReturnType<typeof cardNames>, onChoice: (card: Card, isChosen: boolean) => void }} parts
 */
export const createHand = ({ texts, names, onChoice }) => {
  const host = need('hand', HTMLElement);
  const sort = need('sort', HTMLButtonElement);
  /** @type {readonly Card[]} */
  let cards = [];
  /** @type {Set<Card>} */
  let chosen = new Set();
  /** @type {'rank' | 'suit'} */
  let order = 'rank';
  let isEnabled = false;

  /** @param {Card} card */
  const drawCard = (card) => {
    const button = make(
      'button',
      { class: 'card', type: 'button', 'data-card': card, 'aria-label': names.titleOf(card) },
      [drawFace(card)],
    );
    button.addEventListener('click', () => {
      if (!isEnabled) return;
      const isChosen = !chosen.delete(card);
      if (isChosen) chosen.add(card);
      mark();
      onChoice(card, isChosen);
    });
    return button;
  };

  const buttons = () => /** @type {HTMLButtonElement[]} */ ([...host.children]);

  const mark = () => {
    for (const button of buttons()) {
      button.setAttribute('aria-pressed', String(chosen.has(/** @type {Card} */ (button.dataset.card))));
      button.setAttribute('aria-disabled', String(!isEnabled));
    }
  };

  const draw = () => {
    const sorted = cards.toSorted((one, other) => ORDERS[order](one) - ORDERS[order](other));
    const known = new Map(buttons().map((button) => [button.dataset.card, button]));
    const focused = document.activeElement;
    host.replaceChildren(...sorted.map((card) => known.get(card) ?? drawCard(card)));
    for (const [at, button] of buttons().entries()) {
      const row = at < ROW ? Math.min(ROW, sorted.length) : sorted.length - ROW;
      button.style.setProperty('--at', String((at % ROW) - (row - 1) / 2));
    }
    if (focused instanceof HTMLElement && focused !== document.activeElement && host.contains(focused)) focused.focus();
    sort.textContent = texts.text(order === 'rank' ? 'sortBySuit' : 'sortByRank');
    mark();
  };

  sort.addEventListener('click', () => {
    order = order === 'rank' ? 'suit' : 'rank';
    draw();
  });
  host.addEventListener('keydown', ({ key, target }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: ROW, ArrowUp: -ROW }[key];
    const all = buttons();
    if (step !== undefined) all[all.indexOf(/** @type {HTMLButtonElement} */ (target)) + step]?.focus();
  });

  return {
    /** What the server says that the player has. @param {readonly Card[]} now */
    hear: (now) => {
      if (now.join() === cards.join()) return;
      cards = now;
      chosen = new Set([...chosen].filter((card) => now.includes(card)));
      draw();
    },
    /** @param {boolean} can */
    enable: (can) => {
      isEnabled = can;
      mark();
    },
    chosen: () => [...chosen],
    /** @param {readonly Card[]} wanted */
    choose: (wanted) => {
      chosen = new Set(wanted);
      mark();
    },
    start: draw,
  };
};
