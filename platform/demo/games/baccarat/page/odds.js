import { make } from '../../kit/dom.js';
import { moneyWriter } from '../../kit/money.js';
import { factsList, oddsTable, oddsWriter, rulesList } from '../../kit/odds.js';
import { ratioOf } from './spots.js';

/** @import { BaccaratOdds, BaccaratState, BaccaratTexts } from './types.d.ts' */

/** Pays, rules and odds of every bet. @param {{ odds: BaccaratOdds, texts: BaccaratTexts, state: BaccaratState }} parts */
export const drawOdds = ({ odds, texts, state }) => {
  const { share } = oddsWriter(texts.language);
  const values = { most: moneyWriter(texts.language, state.currency)(state.table.mostMinor) };
  const keys = /** @type {const} */ (['ruleCards', 'ruleDraw', 'rulePays', 'ruleTime', 'ruleTable']);
  return [
    make('h3', {}, [texts.text('paysTitle')]),
    oddsTable(
      [texts.text('spot'), texts.text('pays'), texts.text('chance'), texts.text('returns')],
      odds.spots.map(({ key, chance, multiplier, returnToPlayer }) => [
        texts.text(key),
        ratioOf(Math.round(multiplier * 100)),
        share(chance),
        share(returnToPlayer),
      ]),
    ),
    make('h3', {}, [texts.text('rulesTitle')]),
    rulesList(keys.map((key) => texts.text(key, values))),
    make('h3', {}, [texts.text('oddsTitle')]),
    factsList(odds, texts, []),
  ];
};
