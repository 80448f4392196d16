import { make } from '../../kit/dom.js';
import { moneyWriter } from '../../kit/money.js';
import { factsList, rulesList } from '../../kit/odds.js';

/** @import { GameOdds, OwnTexts } from './types.d.ts' */

/**
 * Pays at the chosen bet, rules and odds: all that decides a round.
 *
 * @param {{ odds: GameOdds, texts: OwnTexts, currency: string, stake: number }} parts
 */
export const drawOdds = ({ odds, texts, currency, stake }) => {
  const money = moneyWriter(texts.language, currency);
  const { lots, winning, multiplier } = odds;
  const rules = [
    texts.text('ruleDraw', { lots, winning, amount: money(stake * multiplier) }),
    texts.text('ruleServer'),
  ];
  return [
    make('h3', {}, [texts.text('paysTitle', { bet: money(stake) })]),
    rulesList(rules),
    make('h3', {}, [texts.text('oddsTitle')]),
    factsList(odds, texts, []),
  ];
};
