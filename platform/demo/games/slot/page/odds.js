import { make } from '../../kit/dom.js';
import { areWhole, LOCALE, moneyWriter } from '../../kit/money.js';

/** @import { SlotOdds, SlotSymbol, SlotTextKey, SlotTexts } from './types.d.ts' */
/** @import { Faces } from './theme.js' */
/** @typedef {{ odds: SlotOdds, texts: SlotTexts, faces: Faces, currency: string, stake: number }} Parts */

const LENGTHS = /** @type {const} */ ([5, 4, 3]);
const PERCENT = 100;

/** @param {Parts} parts */
const paysTable = ({ odds, texts, faces, currency, stake }) => {
  const rows = /** @type {[SlotSymbol, SlotOdds['featurePays']][]} */ ([
    ['feature', odds.featurePays],
    ...Object.entries(odds.paytable),
  ]);
  const amountOf = (/** @type {number} */ percent) => (percent * stake) / PERCENT;
  const isWhole = areWhole(rows.flatMap(([, pays]) => LENGTHS.map((length) => amountOf(pays[length]))));
  const money = moneyWriter(texts.language, currency, { isWhole });
  const head = make('tr', {}, [
    make('th', { scope: 'col' }, [texts.text('symbol')]),
    ...LENGTHS.map((length) => make('th', { scope: 'col' }, [`×${length}`])),
  ]);
  const body = rows.map(([symbol, pays]) =>
    make('tr', {}, [
      make('th', { scope: 'row' }, [
        make('span', { class: 'face' }, [make('img', { src: faces[symbol].url, alt: '' }), faces[symbol].name]),
      ]),
      ...LENGTHS.map((length) => make('td', {}, [money(amountOf(pays[length]))])),
    ]),
  );
  return make('table', { class: 'pays' }, [make('thead', {}, [head]), make('tbody', {}, body)]);
};

/** @param {Parts} parts */
const rules = ({ odds, texts, faces }) => {
  const values = { symbol: faces.feature.name, spins: odds.freeSpins, top: odds.meter.top };
  const keys = /** @type {const} */ (['ruleWays', 'ruleFeature', 'ruleMeter', 'ruleServer']);
  return make(
    'ul',
    {},
    keys.map((key) => make('li', {}, [texts.text(key, values)])),
  );
};

/** @param {Parts} parts */
const facts = ({ odds, texts }) => {
  const locale = LOCALE[texts.language];
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const list = /** @type {readonly (readonly [SlotTextKey, string])[]} */ ([
    ['returnToPlayer', share.format(odds.returnToPlayer)],
    ['hitFrequency', share.format(odds.hitFrequency)],
    ['featureChance', texts.text('oneIn', { rounds: number.format(1 / odds.feature.chance) })],
    ['featureMean', texts.text('timesBet', { times: number.format(odds.feature.multiplier) })],
  ]);
  const entries = list.map(([key, value]) =>
    make('div', {}, [make('dt', {}, [texts.text(key)]), make('dd', {}, [value])]),
  );
  return make('dl', { class: 'facts' }, entries);
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
    paysTable(parts),
    make('h3', {}, [texts.text('rulesTitle')]),
    rules(parts),
    make('h3', {}, [texts.text('oddsTitle')]),
    facts(parts),
    strips(parts),
  ];
};
