import { make } from '../../kit/dom.js';
import { moneyWriter } from '../../kit/money.js';
import { factsList, oddsTable, oddsWriter, paysTable, rulesList } from '../../kit/odds.js';

/** @import { CascadeOdds, CascadeSymbol, CascadeTexts, Faces } from './types.d.ts' */
/** @typedef {{ odds: CascadeOdds, texts: CascadeTexts, faces: Faces, currency: string, stake: number }} Parts */

const TIERS = /** @type {const} */ ([12, 10, 8]);
const TIER_NAMES = ['12+', '10–11', '8–9'];

/** @param {Parts} parts */
const pays = ({ odds, texts, faces, currency, stake }) => {
  const rows = /** @type {[CascadeSymbol, CascadeOdds['paytable']['first']][]} */ (Object.entries(odds.paytable));
  return paysTable({
    heads: [texts.text('symbol'), ...TIER_NAMES],
    rows: rows.map(([symbol, percents]) => [faces[symbol], TIERS.map((tier) => percents[tier])]),
    stake,
    language: texts.language,
    currency,
  });
};

/** @param {Parts} parts */
const rules = ({ odds, texts }) => {
  const { multipliers, highestWin } = odds;
  const values = {
    first: multipliers[0] ?? 1,
    last: multipliers.at(-1) ?? 1,
    cascades: multipliers.length,
    times: oddsWriter(texts.language).number(highestWin),
  };
  const keys = /** @type {const} */ (['ruleAnywhere', 'ruleCascade', 'ruleMultiplier', 'ruleHighest', 'ruleServer']);
  return rulesList(keys.map((key) => texts.text(key, values)));
};

/** @param {Parts} parts */
const chances = ({ odds, texts }) => {
  const { oneIn } = oddsWriter(texts.language);
  return oddsTable(
    [texts.text('cascade'), texts.text('multiplies'), texts.text('happens')],
    odds.outcomes.map(({ chance }, index) => [String(index + 1), `×${odds.multipliers[index]}`, oneIn(chance)]),
  );
};

/**
 * Pays at the chosen bet, rules and odds: all that decides a round.
 *
 * @param {Parts} parts
 */
export const drawOdds = (parts) => {
  const { odds, texts, currency, stake } = parts;
  const bet = moneyWriter(texts.language, currency)(stake);
  const highest = texts.text('timesBet', { times: oddsWriter(texts.language).number(odds.highestWin) });
  return [
    make('h3', {}, [texts.text('paysTitle', { bet })]),
    pays(parts),
    make('h3', {}, [texts.text('rulesTitle')]),
    rules(parts),
    make('h3', {}, [texts.text('oddsTitle')]),
    factsList(odds, texts, [[texts.text('highestWin'), highest]]),
    chances(parts),
  ];
};
