import { make } from './dom.js';
import { LOCALE } from './money.js';

/** @import { SlotOdds, SlotSymbol } from './types.d.ts' */
/** @import { Texts, TextKey } from './texts.js' */
/** @import { Faces } from './theme.js' */
/** @typedef {{ odds: SlotOdds, texts: Texts, faces: Faces, money: (minor: number) => string, stake: number }} Parts */

const LENGTHS = /** @type {const} */ ([5, 4, 3]);
const PERCENT = 100;

/** @param {Parts} parts */
const paysTable = ({ odds, texts, faces, money, stake }) => {
  const rows = /** @type {[SlotSymbol, SlotOdds['featurePays']][]} */ ([
    ['feature', odds.featurePays],
    ...Object.entries(odds.paytable),
  ]);
  const head = make('tr', {}, [
    make('th', { scope: 'col' }, [texts.text('symbol')]),
    ...LENGTHS.map((length) => make('th', { scope: 'col' }, [`×${length}`])),
  ]);
  const body = rows.map(([symbol, pays]) =>
    make('tr', {}, [
      make('th', { scope: 'row' }, [make('img', { src: faces[symbol].url, alt: '' }), faces[symbol].name]),
      ...LENGTHS.map((length) => make('td', {}, [money((pays[length] * stake) / PERCENT)])),
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
  const list = /** @type {readonly (readonly [TextKey, string])[]} */ ([
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
  const { texts, money, stake } = parts;
  return [
    make('h3', {}, [texts.text('paysTitle', { bet: money(stake) })]),
    paysTable(parts),
    make('h3', {}, [texts.text('rulesTitle')]),
    rules(parts),
    make('h3', {}, [texts.text('oddsTitle')]),
    facts(parts),
    strips(parts),
  ];
};
