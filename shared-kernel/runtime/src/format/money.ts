import type { Language } from '@shared-kernel/contracts/system/values';
import { LANGUAGE_LOCALE } from '../i18n/locale.ts';
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

const PESO = 'PHP';

/** As wide as a figure and at its height; the locales' own is a hyphen. */
export const MINUS = '\u2212';

/** The browser's own format costs a slow phone 50 ms the first time, in the middle of the first view: pesos do without it. */
const signOf = remember((language: Language, currency: string): string => {
  if (currency === PESO) return '₱';
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(LANGUAGE_LOCALE[language], style).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
});

/** More decimals than two, which no amount of the wire has, are left out. */
const AMOUNT = /^(-?)0*(\d+)(?:\.(\d{1,2})\d*)?$/;

/** The pieces of `formatMoney`, of two decimals. Throws RangeError on anything but a decimal amount. */
export const formatMoneyParts = (amount: string, { language, currency = PESO }: MoneyOptions): MoneyParts => {
  const [, minus, whole, decimals = ''] = AMOUNT.exec(amount) ?? [];
  if (whole === undefined) throw new RangeError(`"${amount}" is no decimal amount.`);
  return {
    sign: minus ? MINUS : '',
    unit: signOf(language, currency),
    whole: inThrees(whole),
    decimals: `.${decimals.padEnd(2, '0')}`,
  };
};

/** A decimal amount (`12480.50`, major units) as a player reads it: `₱12,480.50`. Throws RangeError on any other text. */
export const formatMoney = (amount: string, options: MoneyOptions): string => {
  const { sign, unit, whole, decimals } = formatMoneyParts(amount, options);
  return `${sign}${unit}${whole}${decimals}`;
};
