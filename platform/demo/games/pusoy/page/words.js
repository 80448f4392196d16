/** @import { CardRoundView, PusoyKey, PusoyTexts, PusoyView, ShownMove } from './types.d.ts' */
/** @import { cardNames } from '../../kit/playing-cards/playing-cards.js' */

/** What happens at the table, in sentences. @param {PusoyTexts} texts @param {ReturnType<typeof cardNames>} names */
export const createWords = (texts, names) => {
  /** @param {CardRoundView} round @param {number} seat */
  const whoOf = ({ seats, seat: own }, seat) => (seat === own ? texts.text('you') : (seats[seat]?.name ?? ''));

  /** @param {CardRoundView} round @param {ShownMove} move */
  const sayMove = (round, { seat, cards, kind }) => {
    const name = whoOf(round, seat);
    if (kind === null) return texts.text('sayPasses', { name });
    const values = { name, cards: names.listOf(cards), kind: texts.text(/** @type {PusoyKey} */ (`kind_${kind}`)) };
    return texts.text(kind === 'single' ? 'sayPlays' : 'sayPlaysKind', values);
  };

  return {
    whoOf,

    /** What others did from a move on. @param {CardRoundView} round @param {PusoyView} view @param {number} from */
    sayMoves: (round, { recent }, from) =>
      recent
        .filter(({ number, seat }) => number >= from && seat !== round.seat)
        .map((move) => sayMove(round, move))
        .join(' '),

    /** What the player has to do. @param {PusoyView} view @returns {PusoyKey} */
    needOf: ({ pile, isFirst }) => {
      if (isFirst) return 'leadFirst';
      return pile ? 'beatThis' : 'leadNow';
    },

    /** @param {CardRoundView} round @param {PusoyView | null} view */
    sayPile: (round, view) =>
      view?.pile
        ? texts.text('sayPile', { name: whoOf(round, view.pile.seat), cards: names.listOf(view.pile.cards) })
        : texts.text('sayNoPile'),
  };
};
