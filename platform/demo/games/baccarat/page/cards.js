import { isMotionReduced, make, need } from '../../kit/dom.js';
import { cardNames, drawFace } from '../../kit/playing-cards/playing-cards.js';

/** @import { BaccaratTexts, Card, Hand } from './types.d.ts' */

/** From one card to the next, in ms; four and what they need to turn are dealt in 4.5 s, each further one in 1.5 s. */
const CARD_MS = 950;
const THIRD_MS = 4300;
const MORE_MS = 1500;

/** @param {Card} card */
const drawCard = (card) => make('span', { class: 'card' }, [make('span', { class: 'card-back' }), drawFace(card)]);

/** The cards of a hand in the order in which they are dealt, with the moment of each. @param {Hand} hand */
const dealOrder = ({ player, banker }) => {
  const third = [player[2], banker[2]].filter((card) => card !== undefined);
  const moments = [0, 1, 2, 3].map((place) => 250 + place * CARD_MS);
  const [p1, p2] = player;
  const [b1, b2] = banker;
  const first = [p1, b1, p2, b2].map((card, place) => ({
    card,
    side: place % 2 === 0 ? /** @type {const} */ ('player') : /** @type {const} */ ('banker'),
    at: moments[place] ?? 0,
  }));
  const more = third.map((card, place) => ({
    card,
    side: card === player[2] && place === 0 ? /** @type {const} */ ('player') : /** @type {const} */ ('banker'),
    at: THIRD_MS + place * MORE_MS,
  }));
  return [...first, ...more].flatMap(({ card, ...rest }) => (card ? [{ card, ...rest }] : []));
};

/** The cards on the table. @param {BaccaratTexts} texts @param {() => void} onCard */
export const createCards = (texts, onCard) => {
  const sides = { player: need('hand-player', HTMLElement), banker: need('hand-banker', HTMLElement) };
  const points = { player: need('points-player', HTMLElement), banker: need('points-banker', HTMLElement) };
  const hands = need('hands', HTMLElement);
  const names = cardNames(texts);
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];
  /** Of the round that is shown. */
  let shown = 0;

  /** A hand in words. @param {Hand} hand */
  const say = ({ player, banker, playerTotal, bankerTotal }) =>
    texts.text('sayHand', {
      player: names.listOf(player),
      banker: names.listOf(banker),
      playerTotal,
      bankerTotal,
    });

  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    shown = 0;
    for (const side of ['player', 'banker']) {
      const key = /** @type {'player' | 'banker'} */ (side);
      sides[key].replaceChildren();
      points[key].textContent = '';
    }
    hands.removeAttribute('data-winner');
    hands.setAttribute('aria-label', texts.text('invitation'));
  };

  return {
    clear,
    say,

    /** Deals what has not been dealt yet of a round. @param {number} round @param {Hand} hand @param {number} since ms since it began. */
    deal: (round, hand, since) => {
      if (round === shown) return;
      clear();
      shown = round;
      for (const { card, side, at } of dealOrder(hand)) {
        const drawn = drawCard(card);
        const put = () => {
          sides[side].append(drawn);
          onCard();
        };
        if (isMotionReduced() || since > at) {
          drawn.classList.add('card-still');
          sides[side].append(drawn);
        } else timers.push(setTimeout(put, at - since));
      }
    },

    /** All of it lies there: who won. @param {Hand} hand */
    finish: (hand) => {
      points.player.textContent = String(hand.playerTotal);
      points.banker.textContent = String(hand.bankerTotal);
      hands.dataset.winner = hand.winner;
      hands.setAttribute('aria-label', say(hand));
    },
  };
};

/** @typedef {ReturnType<typeof createCards>} Cards */
