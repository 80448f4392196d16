import { make } from '../../kit/dom.js';
import { moneyWriter } from '../../kit/money.js';
import { factsList, oddsWriter, paysTable, rulesList } from '../../kit/odds.js';

/** @import { SlotOdds, SlotSymbol, SlotTexts } from './types.d.ts' */
/** @import { Faces } from './types.d.ts' */
/** @typedef {{ odds: SlotOdds, texts: SlotTexts, faces: Faces, currency: string, stake: number }} Parts */

const LENGTHS = /** @type {const} */ ([5, 4, 3]);

/** @param {Parts} parts */
const pays = ({ odds, texts, faces, currency, stake }) => {
  const rows = /** @type {[SlotSymbol, SlotOdds['featurePays']][]} */ ([
    ['feature', odds.featurePays],
    ...Object.entries(odds.paytable),
  ]);
  return paysTable({
    heads: [texts.text('symbol'), ...LENGTHS.map((length) => `×${length}`)],
    rows: rows.map(([symbol, percents]) => [faces[symbol], LENGTHS.map((length) => percents[length])]),
    stake,
    language: texts.language,
    currency,
  });
};

/** @param {Parts} parts */
const rules = ({ odds, texts, faces }) => {
  const values = { symbol: faces.feature.name, spins: odds.freeSpins, top: odds.meter.top };
  const keys = /** @type {const} */ (['ruleWays', 'ruleFeature', 'ruleMeter', 'ruleServer']);
  return rulesList(keys.map((key) => texts.text(key, values)));
};

/** @param {Parts} parts */
const facts = ({ odds, texts }) => {
  const { number, oneIn } = oddsWriter(texts.language);
  return factsList(odds, texts, [
    [texts.text('featureChance'), texts.text('oneIn', { rounds: oneIn(odds.feature.chance) })],
    [texts.text('featureMean'), texts.text('timesBet', { times: number(odds.feature.multiplier) })],
  ]);
};

/** @param {Parts} parts */
const strips = ({ odds, texts, faces }) => {
  const lists = odds.strips.flatMap((strip, reel) => [
    make('p', {}, [texts.text('reel', { reel: reel + 1 })]),
    make(
      'ol',
      {},
      strip.map((symbol) => make('li', {}, [make('img', { src: faces[symbol].url, alt: faces[symbol].name })])),
    ),
  ]);
  return make('details', { class: 'printed' }, [make('summary', {}, [texts.text('stripsTitle')]), ...lists]);
};

/**
 * Pays at the chosen bet, rules, odds, and the reels themselves: all that decides a round.
 *
 * @param {Parts} parts
 */
export const drawOdds = (parts) => {
  const { texts, currency, stake } = parts;
  const bet = moneyWriter(texts.language, currency)(stake);
  return [
    make('h3', {}, [texts.text('paysTitle', { bet })]),
    pays(parts),
    make('h3', {}, [texts.text('rulesTitle')]),
    rules(parts),
    make('h3', {}, [texts.text('oddsTitle')]),
    facts(parts),
    strips(parts),
  ];
};
