/** @import { Language } from './types.d.ts' */

const MINOR_PER_MAJOR = 100;

/** @type {Readonly<Record<Language, string>>} */
export const LOCALE = { EN: 'en-PH', TY: 'fil-PH' };

/**
 * Writes amounts in minor units as money.
 *
 * @param {Language} language
 * @param {string} currency
 * @param {{ isWhole?: boolean }} [options] `isWhole`: without decimals, for amounts that have none.
 * @returns {(minor: number) => string}
 */
export const moneyWriter = (language, currency, { isWhole = false } = {}) => {
  const format = new Intl.NumberFormat(LOCALE[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isWhole && { maximumFractionDigits: 0 }),
  });
  return (minor) => format.format(minor / MINOR_PER_MAJOR);
};

/** Whether amounts in minor units have no centavos, all of them. @param {readonly number[]} amounts */
export const areWhole = (amounts) => amounts.every((minor) => minor % MINOR_PER_MAJOR === 0);

/** Asterisks in place of an amount, as the site writes them. */
export const MASKED = '******';

/**
 * An amount in minor units as the site's contracts write it: `12480.50`.
 *
 * @param {number} minor
 */
export const decimal = (minor) => {
  const whole = Math.trunc(minor / MINOR_PER_MAJOR);
  return `${whole}.${String(Math.abs(minor % MINOR_PER_MAJOR)).padStart(2, '0')}`;
};
