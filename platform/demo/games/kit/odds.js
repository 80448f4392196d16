import { make } from './dom.js';
import { areWhole, LOCALE, moneyWriter } from './money.js';

/** @import { Language, PublishedOdds } from './types.d.ts' */
/** @import { Texts } from './texts.js' */
/** @import { Face } from './dress.js' */

const PERCENT = 100;

/** Writes a share of 1, a number of times, and a chance as one round in so many. @param {Language} language */
export const oddsWriter = (language) => {
  const share = new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(LOCALE[language], { maximumSignificantDigits: 3 });
  return {
    share: share.format,
    number: number.format,
    oneIn: (/** @type {number} */ chance) => number.format(1 / chance),
  };
};

/** A table under its heads; the first cell of each row names the row. @param {readonly string[]} heads @param {readonly (readonly (Node | string)[])[]} rows */
export const oddsTable = (heads, rows) =>
  make('table', { class: 'pays' }, [
    make('thead', {}, [
      make(
        'tr',
        {},
        heads.map((head) => make('th', { scope: 'col' }, [head])),
      ),
    ]),
    make(
      'tbody',
      {},
      rows.map(([name = '', ...cells]) =>
        make('tr', {}, [make('th', { scope: 'row' }, [name]), ...cells.map((cell) => make('td', {}, [cell]))]),
      ),
    ),
  ]);

/**
 * What each symbol pays at a bet.
 *
 * @param {{ heads: readonly string[], rows: readonly (readonly [face: Face, percents: readonly number[]])[], stake: number,
 *   language: Language, currency: string }} parts
 */
export const paysTable = ({ heads, rows, stake, language, currency }) => {
  const amountOf = (/** @type {number} */ percent) => (percent * stake) / PERCENT;
  const isWhole = areWhole(rows.flatMap(([, percents]) => percents.map(amountOf)));
  const money = moneyWriter(language, currency, { isWhole });
  return oddsTable(
    heads,
    rows.map(([{ url, name }, percents]) => [
      make('span', { class: 'face' }, [make('img', { src: url, alt: '' }), name]),
      ...percents.map((percent) => money(amountOf(percent))),
    ]),
  );
};

/**
 * What each kind pays at a bet, and its chance.
 *
 * @template {string} Kind
 * @param {{ heads: readonly string[], odds: PublishedOdds & { readonly multipliers: Readonly<Record<Kind, number>> },
 *   faces: Readonly<Record<Kind, Face>>, stake: number, language: Language, currency: string,
 *   more?: (kind: Kind) => readonly string[] }} parts `more`: cells before the chance.
 */
export const multiplierTable = ({ heads, odds, faces, stake, language, currency, more = () => [] }) => {
  const kinds = /** @type {[Kind, number][]} */ (Object.entries(odds.multipliers));
  const isWhole = areWhole(kinds.map(([, multiplier]) => multiplier * stake));
  const money = moneyWriter(language, currency, { isWhole });
  const { share } = oddsWriter(language);
  return oddsTable(
    heads,
    kinds.map(([kind, multiplier], at) => [
      make('span', { class: 'face' }, [
        make('img', { src: faces[kind].url, alt: '' }),
        `${faces[kind].name} ×${multiplier}`,
      ]),
      money(multiplier * stake),
      ...more(kind),
      share(odds.outcomes[at]?.chance ?? 0),
    ]),
  );
};

/** @param {readonly string[]} rules */
export const rulesList = (rules) =>
  make(
    'ul',
    {},
    rules.map((rule) => make('li', {}, [rule])),
  );

/**
 * Return and hit rate, which every game publishes, and what the game adds.
 *
 * @param {PublishedOdds} odds
 * @param {Texts} texts
 * @param {readonly (readonly [name: string, value: string])[]} more
 */
export const factsList = ({ returnToPlayer, hitFrequency }, texts, more) => {
  const { share } = oddsWriter(texts.language);
  /** @type {readonly (readonly [string, string])[]} */
  const facts = [
    [texts.text('returnToPlayer'), share(returnToPlayer)],
    [texts.text('hitFrequency'), share(hitFrequency ?? 0)],
    ...more,
  ];
  return make(
    'dl',
    { class: 'facts' },
    facts.map(([name, value]) => make('div', {}, [make('dt', {}, [name]), make('dd', {}, [value])])),
  );
};
