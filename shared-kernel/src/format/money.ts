import type { Language } from 'shared-kernel/contracts/values';
import { LANGUAGE_LOCALE } from './locale.ts';
import { inThrees } from './number.ts';
import { remember } from './remember.ts';

export interface MoneyOptions {
  readonly language: Language;
  /** ISO 4217; by default the peso. */
  readonly currency?: string;
}

/** An amount in pieces, for setting the unit smaller and the decimals dimmer. Put together in this order they are the amount. */
export interface MoneyParts {
  /** Empty, or the minus sign (U+2212, not a hyphen). */
  readonly sign: string;
  readonly unit: string;
  readonly whole: string;
  /** With their separator: `.50`. */
  readonly decimals: string;
}

/** Shown instead of an amount while the balance is hidden. */
export const maskedAmount = '******';

/** The peso: what an amount is of where nothing else is said. */
export const DEFAULT_CURRENCY = 'PHP';

/** As wide as a figure and at its height; the locales' own is a hyphen. */
export const MINUS = '\u2212';

const formatOf = remember(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(LANGUAGE_LOCALE[language], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);

const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text);

/** Throws RangeError on anything but a decimal amount. */
export const readDecimal = (amount: string): `${number}` => {
  if (isDecimal(amount)) return amount;
  throw new RangeError(`"${amount}" is no decimal amount.`);
};

const PART_OF: Partial<Record<Intl.NumberFormatPartTypes, keyof MoneyParts>> = {
  minusSign: 'sign',
  currency: 'unit',
  integer: 'whole',
  group: 'whole',
  decimal: 'decimals',
  fraction: 'decimals',
};

/** What the browser's own format makes of it. */
const piecesOf = (amount: `${number}`, language: Language, currency: string): MoneyParts => {
  const parts = { sign: '', unit: '', whole: '', decimals: '' };
  for (const { type, value } of formatOf(language, currency).formatToParts(amount)) {
    const part = PART_OF[type];
    if (part) parts[part] += type === 'minusSign' ? MINUS : value;
  }
  return parts;
};

/** Pesos with centavos at most: figures that both languages write alike. */
const PESOS = /^(?<minus>-?)0*(?<whole>\d+?)(?:\.(?<centavos>\d{1,2}))?$/;

/**
 * The pieces of `formatMoney`. Throws RangeError on anything but a decimal amount. Pesos need no format of the browser, whose
 * first costs a slow phone 50 ms in the middle of the first view.
 */
export const formatMoneyParts = (
  amount: string,
  { language, currency = DEFAULT_CURRENCY }: MoneyOptions,
): MoneyParts => {
  const decimal = readDecimal(amount);
  const { minus, whole, centavos = '' } = (currency === DEFAULT_CURRENCY && PESOS.exec(decimal)?.groups) || {};
  if (whole === undefined) return piecesOf(decimal, language, currency);
  return { sign: minus ? MINUS : '', unit: '₱', whole: inThrees(whole), decimals: `.${centavos.padEnd(2, '0')}` };
};

/** A decimal amount (`12480.50`, major units) as a player reads it: `₱12,480.50`. Throws RangeError on any other text. */
export const formatMoney = (amount: string, options: MoneyOptions): string => {
  const { sign, unit, whole, decimals } = formatMoneyParts(amount, options);
  return `${sign}${unit}${whole}${decimals}`;
};
