import { make } from '../../kit/dom.js';
import { checkLink, createFairPart, timeWriter } from '../../kit/fairness/fair-part.js';
import { moneyWriter } from '../../kit/money.js';

/** @import { CheckableBet } from '../../../../src/play/games/tables/table-fairness.ts' */
/** @import { BaccaratFrame, BaccaratState, TableFairness } from './types.d.ts' */

/**
 * The menu's last part: what the shoe is dealt from, and the player's bets to check once their shoes have ended.
 *
 * @param {BaccaratFrame} frame
 * @param {BaccaratState} state
 */
export const createShoeFairness = ({ texts, api }, { currency }) => {
  const money = moneyWriter(texts.language, currency);
  const timeOf = timeWriter(texts.language);

  /** @param {CheckableBet} bet */
  const rowOf = ({ shoe, round, gameName, placedAt, stakeMinor, payoutMinor, proof }) => {
    const place = { shoe, round: round + 1 };
    const amounts = { stake: money(stakeMinor), payout: money(payoutMinor) };
    const way = proof
      ? checkLink(texts, proof, texts.text('checkBet', place))
      : make('span', {}, [texts.text('notRevealed')]);
    const values = { ...place, game: gameName, time: timeOf(placedAt), ...amounts };
    return make('li', {}, [make('span', {}, [texts.text('betOf', values)]), way]);
  };

  const part = createFairPart({
    texts,
    ask: (before) =>
      /** @type {Promise<TableFairness>} */ (
        api.ask(before === undefined ? 'table/fair' : `table/fair?before=${before}`)
      ),
    factsOf: ({ shoe, nextHash }) => [
      [texts.text('shoeNumber'), String(shoe?.number ?? '')],
      [texts.text('shoeHash'), shoe?.seedHash ?? ''],
      [texts.text('tableSeed'), shoe?.tableSeed ?? ''],
      [texts.text('seedMarks'), shoe?.seedMarks.join(' ') || texts.text('noMarks')],
      [texts.text('nextHash'), nextHash ?? ''],
    ],
    rowsOf: ({ bets }) => bets.map(rowOf),
  });
  part.load();
  return part.section;
};
