/** @import { Language } from './types.d.ts' */

const MINOR_PER_MAJOR = 100;

/** @type {Readonly<Record<Language, string>>} */
export const LOCALE = { EN: 'en-PH', TY: 'fil-PH' };

/**
 * Writes amounts in minor units as money.
 *
 * @param {Language} language
 * @param {string} currency
 * @returns {(minor: number) => string}
 */
export const moneyWriter = (language, currency) => {
  const format = new Intl.NumberFormat(LOCALE[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return (minor) => format.format(minor / MINOR_PER_MAJOR);
};

/**
 * An amount in minor units as the site's contracts write it: `12480.50`.
 *
 * @param {number} minor
 */
export const decimal = (minor) => {
  const whole = Math.trunc(minor / MINOR_PER_MAJOR);
  return `${whole}.${String(Math.abs(minor % MINOR_PER_MAJOR)).padStart(2, '0')}`;
};
