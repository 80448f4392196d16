import { make, need } from '../../kit/dom.js';
import { areWhole, moneyWriter } from '../../kit/money.js';

/** @import { BaccaratState, BaccaratTexts, Hand, Laid, Spot } from './types.d.ts' */

/** As the table has them: what is rare above, the two sides below. @type {readonly Spot[]} */
const ORDER = ['playerPair', 'tie', 'bankerPair', 'player', 'banker'];
const PERCENT = 100;

/** @param {number} percent `200` → `1:1` */
export const ratioOf = (percent) => `${(percent - PERCENT) / PERCENT}:1`;

/** Written by the styles: the name of its spot says it in words. @param {HTMLElement} element @param {string} text */
const write = (element, text) => {
  if (text === '') delete element.dataset.text;
  else element.dataset.text = text;
};

/** @param {string} name @param {string} [text] */
const written = (name, text = '') => {
  const element = make('span', { class: name });
  write(element, text);
  return element;
};

/** Whether a spot has won. @param {Spot} spot @param {Hand} hand */
const hasWon = (spot, hand) => (spot === 'playerPair' || spot === 'bankerPair' ? hand[spot] : hand.winner === spot);

/**
 * Where chips are laid.
 *
 * @param {{ texts: BaccaratTexts, state: BaccaratState, onLay: (spot: Spot) => void }} parts
 */
export const createSpots = ({ texts, state, onLay }) => {
  const whole = moneyWriter(texts.language, state.currency, { isWhole: true });
  const exact = moneyWriter(texts.language, state.currency);
  /** @param {number} minor */
  const money = (minor) => (areWhole([minor]) ? whole : exact)(minor);

  const fields = ORDER.map((spot) => {
    const [others, pile] = [written('spot-others'), written('pile')];
    const ratio = ratioOf(state.rules.pays[spot]);
    const name = texts.text(spot);
    const field = make('button', { class: `spot spot-${spot}`, type: 'button', 'data-spot': spot }, [
      make('b', {}, [name]),
      written('spot-pays', ratio),
      others,
      pile,
    ]);
    field.addEventListener('click', () => {
      if (field.getAttribute('aria-disabled') !== 'true') onLay(spot);
    });
    return { spot, field, others, pile, name, ratio };
  });
  need('spots', HTMLElement).replaceChildren(...fields.map(({ field }) => field));

  return {
    /** @param {{ placed: Laid, pending: Laid, totals: Partial<Record<string, number>>, isOpen: boolean }} now */
    draw: ({ placed, pending, totals, isOpen }) => {
      for (const { spot, field, others, pile, name, ratio } of fields) {
        const amount = (placed[spot] ?? 0) + (pending[spot] ?? 0);
        const lying = totals[spot] ?? 0;
        write(others, lying > 0 ? money(lying) : '');
        write(pile, amount > 0 ? money(amount) : '');
        pile.toggleAttribute('data-pending', (pending[spot] ?? 0) > 0);
        field.toggleAttribute('data-laid', amount > 0);
        field.setAttribute('aria-disabled', String(!isOpen));
        const values = { name, pays: ratio, others: money(lying), amount: money(amount) };
        field.setAttribute('aria-label', texts.text(amount > 0 ? 'saySpotLaid' : 'saySpot', values));
      }
    },

    /** @param {Hand | undefined} hand Undefined: nothing is decided. */
    light: (hand) => {
      for (const { spot, field } of fields) field.toggleAttribute('data-won', hand !== undefined && hasWon(spot, hand));
    },
  };
};
