import { make } from '../../kit/dom.js';
import { moneyWriter } from '../../kit/money.js';
import { factsList, multiplierTable, rulesList } from '../../kit/odds.js';

/** @import { Faces, WheelOdds, WheelTexts } from './types.d.ts' */

/**
 * Pays at the chosen chip, rules and odds: all that decides a round.
 *
 * @param {{ odds: WheelOdds, texts: WheelTexts, faces: Faces, currency: string, stake: number, mostChips: number }} parts
 */
export const drawOdds = ({ odds, texts, faces, currency, stake, mostChips }) => {
  const { language } = texts;
  const values = { most: mostChips, all: odds.segments.length };
  const keys = /** @type {const} */ (['ruleChips', 'rulePays', 'ruleReturn', 'ruleServer']);
  return [
    make('h3', {}, [texts.text('paysTitle', { bet: moneyWriter(language, currency)(stake) })]),
    multiplierTable({
      heads: [texts.text('symbol'), texts.text('pays'), texts.text('segments'), texts.text('chance')],
      ...{ odds, faces, stake, language, currency },
      more: (kind) => [String(odds.segments.filter((printed) => printed === kind).length)],
    }),
    make('h3', {}, [texts.text('rulesTitle')]),
    rulesList(keys.map((key) => texts.text(key, values))),
    make('h3', {}, [texts.text('oddsTitle')]),
    factsList(odds, texts, []),
  ];
};
