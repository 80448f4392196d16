import { make } from '../../kit/dom.js';
import { moneyWriter } from '../../kit/money.js';
import { factsList, multiplierTable, rulesList } from '../../kit/odds.js';

/** @import { Faces, FishOdds, FishTexts } from './types.d.ts' */

/**
 * Pays at the chosen level, rules and odds: all that decides a shot.
 *
 * @param {{ odds: FishOdds, texts: FishTexts, faces: Faces, currency: string, stake: number }} parts
 */
export const drawOdds = ({ odds, texts, faces, currency, stake }) => {
  const { language } = texts;
  const keys = /** @type {const} */ (['ruleShot', 'ruleCatch', 'ruleReturn', 'ruleServer', 'ruleUnsent']);
  const values = { most: odds.mostShots };
  return [
    make('h3', {}, [texts.text('paysTitle', { bet: moneyWriter(language, currency)(stake) })]),
    multiplierTable({
      heads: [texts.text('symbol'), texts.text('pays'), texts.text('chance')],
      ...{ odds, faces, stake, language, currency },
    }),
    make('h3', {}, [texts.text('rulesTitle')]),
    rulesList(keys.map((key) => texts.text(key, values))),
    make('h3', {}, [texts.text('oddsTitle')]),
    factsList(odds, texts, []),
  ];
};
