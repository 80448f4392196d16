import { make } from '../../kit/dom.js';
import { areWhole, moneyWriter } from '../../kit/money.js';
import { factsList, oddsTable, oddsWriter, rulesList } from '../../kit/odds.js';

/** @import { Faces, FishKind, FishOdds, FishTexts } from './types.d.ts' */
/** @typedef {{ odds: FishOdds, texts: FishTexts, faces: Faces, currency: string, stake: number }} Parts */

/** @param {Parts} parts */
const pays = ({ odds, texts, faces, currency, stake }) => {
  const kinds = /** @type {[FishKind, number][]} */ (Object.entries(odds.multipliers));
  const isWhole = areWhole(kinds.map(([, multiplier]) => multiplier * stake));
  const money = moneyWriter(texts.language, currency, { isWhole });
  const { share } = oddsWriter(texts.language);
  return oddsTable(
    [texts.text('symbol'), texts.text('pays'), texts.text('chance')],
    kinds.map(([kind, multiplier], at) => [
      make('span', { class: 'face' }, [
        make('img', { src: faces[kind].url, alt: '' }),
        `${faces[kind].name} ×${multiplier}`,
      ]),
      money(multiplier * stake),
      share(odds.outcomes[at]?.chance ?? 0),
    ]),
  );
};

/**
 * Pays at the chosen level, rules and odds: all that decides a shot.
 *
 * @param {Parts} parts
 */
export const drawOdds = (parts) => {
  const { odds, texts, currency, stake } = parts;
  const keys = /** @type {const} */ (['ruleShot', 'ruleCatch', 'ruleReturn', 'ruleServer', 'ruleUnsent']);
  const values = { most: odds.mostShots };
  return [
    make('h3', {}, [texts.text('paysTitle', { bet: moneyWriter(texts.language, currency)(stake) })]),
    pays(parts),
    make('h3', {}, [texts.text('rulesTitle')]),
    rulesList(keys.map((key) => texts.text(key, values))),
    make('h3', {}, [texts.text('oddsTitle')]),
    factsList(odds, texts, []),
  ];
};
