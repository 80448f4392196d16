import { make } from '../../kit/dom.js';
import { checkLink, createFairPart, timeWriter } from '../../kit/fairness/fair-part.js';
import { moneyWriter } from '../../kit/money.js';

/** @import { CheckableCardRound } from '../../../../src/play/games/card-rooms/card-room-fairness.ts' */
/** @import { CardRoomFairness, PusoyFrame, PusoyState } from './types.d.ts' */

/**
 * The menu's last part: what the cards are dealt from, and the player's rounds to check.
 *
 * @param {PusoyFrame} frame
 * @param {PusoyState} state
 */
export const createRoomFairness = ({ texts, api }, { currency }) => {
  const money = moneyWriter(texts.language, currency);
  const timeOf = timeWriter(texts.language);

  /** @param {CheckableCardRound} played */
  const rowOf = ({ round, gameName, placedAt, stakeMinor, payoutMinor, proof }) => {
    const amounts = { stake: money(stakeMinor), payout: money(payoutMinor) };
    const way = proof
      ? checkLink(texts, proof, texts.text('checkRound', { round }))
      : make('span', {}, [texts.text('notRevealed')]);
    const values = { round, game: gameName, time: timeOf(placedAt), ...amounts };
    return make('li', {}, [make('span', {}, [texts.text('roundOf', values)]), way]);
  };

  /** @param {CardRoomFairness['round']} round @returns {readonly (readonly [string, string])[]} */
  const factsOfRound = (round) =>
    round === null
      ? []
      : [
          [texts.text('roundNumber'), String(round.id)],
          [texts.text('roundHash'), round.seedHash],
          [texts.text('tableSeed'), round.tableSeed],
          [texts.text('seedMarks'), round.seedMarks.join(' ') || texts.text('noMarks')],
        ];

  const part = createFairPart({
    texts,
    ask: (before) =>
      /** @type {Promise<CardRoomFairness>} */ (
        api.ask(before === undefined ? 'cards/fair' : `cards/fair?before=${before}`)
      ),
    factsOf: ({ round, nextHash }) => [...factsOfRound(round), [texts.text('nextHash'), nextHash ?? '']],
    rowsOf: ({ bets }) => bets.map(rowOf),
  });
  part.load();
  return part.section;
};
