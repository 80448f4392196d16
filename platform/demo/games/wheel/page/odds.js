import { make } from '../../kit/dom.js';
import { areWhole, moneyWriter } from '../../kit/money.js';
import { factsList, oddsTable, oddsWriter, rulesList } from '../../kit/odds.js';

/** @import { Faces, WheelKind, WheelOdds, WheelTexts } from './types.d.ts' */
/** @typedef {{ odds: WheelOdds, texts: WheelTexts, faces: Faces, currency: string, stake: number, mostChips: number }} Parts */

/** @param {Parts} parts */
const pays = ({ odds, texts, faces, currency, stake }) => {
  const kinds = /** @type {[WheelKind, number][]} */ (Object.entries(odds.multipliers));
  const isWhole = areWhole(kinds.map(([, multiplier]) => multiplier * stake));
  const money = moneyWriter(texts.language, currency, { isWhole });
  const { share } = oddsWriter(texts.language);
  return oddsTable(
    [texts.text('symbol'), texts.text('pays'), texts.text('segments'), texts.text('chance')],
    kinds.map(([kind, multiplier], index) => [
      make('span', { class: 'face' }, [
        make('img', { src: faces[kind].url, alt: '' }),
        `${faces[kind].name} ×${multiplier}`,
      ]),
      money(multiplier * stake),
      String(odds.segments.filter((printed) => printed === kind).length),
      share(odds.outcomes[index]?.chance ?? 0),
    ]),
  );
};

/**
 * Pays at the chosen chip, rules and odds: all that decides a round.
 *
 * @param {Parts} parts
 */
export const drawOdds = (parts) => {
  const { odds, texts, currency, stake, mostChips } = parts;
  const values = { most: mostChips, all: odds.segments.length };
  const keys = /** @type {const} */ (['ruleChips', 'rulePays', 'ruleReturn', 'ruleServer']);
  return [
    make('h3', {}, [texts.text('paysTitle', { bet: moneyWriter(texts.language, currency)(stake) })]),
    pays(parts),
    make('h3', {}, [texts.text('rulesTitle')]),
    rulesList(keys.map((key) => texts.text(key, values))),
    make('h3', {}, [texts.text('oddsTitle')]),
    factsList(odds, texts, []),
  ];
};
