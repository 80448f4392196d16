import { make, need } from '../../kit/dom.js';
import { drawFace } from '../../kit/playing-cards/playing-cards.js';

/** @import { CardRoundView, PusoyKey, PusoyTexts, PusoyView, SeatView, ShownMove } from './types.d.ts' */

const SEATS = 4;
/** Where the seats after one's own are, in turn. */
const PLACES = ['left', 'top', 'right'];

/** What a seat did since the last lead. @param {PusoyView | null} view @param {number} seat @returns {ShownMove | undefined} */
const lastMove = (view, seat) => view?.recent.findLast((move) => move.seat === seat && move.number >= view.ledAt);

/** The other three seats of the table. @param {PusoyTexts} texts */
export const createSeats = (texts) => {
  const host = need('seats', HTMLElement);

  /** @param {SeatView} seat @param {number} count @param {boolean} isOn */
  const sayOf = ({ name, isHouse }, count, isOn) => {
    const key = /** @type {PusoyKey} */ (`saySeat${isHouse ? 'House' : ''}${isOn ? 'Turn' : ''}`);
    return texts.text(key, { name, count });
  };

  /** @param {ShownMove | undefined} move @param {boolean} isPile */
  const drawMove = (move, isPile) => {
    if (!move) return [];
    if (move.cards.length === 0) return [make('span', { class: 'did' }, [texts.text('passed')])];
    return isPile ? [] : [make('span', { class: 'did did-cards' }, move.cards.map(drawFace))];
  };

  /** @param {CardRoundView} round @param {PusoyView | null} view @param {number} seat @param {string} place */
  const drawSeat = (round, view, seat, place) => {
    const taken = round.seats[seat];
    const isOn = round.phase === 'playing' && round.turn?.seat === seat;
    const attributes = {
      class: `seat seat-${place}`,
      ...(isOn && { 'data-turn': '' }),
      ...(round.winner === seat && { 'data-won': '' }),
    };
    if (!taken)
      return make('li', { ...attributes, 'data-free': '' }, [
        make('span', { class: 'seat-name' }, [texts.text('openSeat')]),
      ]);
    const count = view?.counts[seat];
    const words = count === undefined ? taken.name : sayOf(taken, count, isOn);
    const shown = make('div', { class: 'seat-card', 'aria-hidden': 'true' }, [
      make('span', { class: 'face-of' }, [taken.name.charAt(0).toUpperCase()]),
      make('span', { class: 'seat-name' }, [taken.name]),
      ...(taken.isHouse ? [make('span', { class: 'house' }, [texts.text('ofHouse')])] : []),
      ...(count === undefined ? [] : [make('b', { class: 'count' }, [String(count)])]),
    ]);
    return make('li', attributes, [
      make('span', { class: 'unseen' }, [words]),
      shown,
      ...drawMove(lastMove(view, seat), view?.pile?.seat === seat),
    ]);
  };

  return {
    /** @param {CardRoundView | null} round @param {PusoyView | null} view */
    draw: (round, view) => {
      host.replaceChildren(
        ...(round ? PLACES.map((place, at) => drawSeat(round, view, (round.seat + at + 1) % SEATS, place)) : []),
      );
    },
  };
};
