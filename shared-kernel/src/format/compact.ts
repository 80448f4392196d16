import type { Language } from 'shared-kernel/contracts/values';
import { LANGUAGE_LOCALE } from './locale.ts';
import { DEFAULT_CURRENCY, MINUS, type MoneyOptions, readDecimal } from './money.ts';
import { remember } from './remember.ts';

/** Below this an amount is short as it stands. */
const SHORTENED_FROM = 10_000;

const moneyOf = remember(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(LANGUAGE_LOCALE[language], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 2,
    }),
);

const numberOf = remember(
  (language: Language) =>
    new Intl.NumberFormat(LANGUAGE_LOCALE[language], { notation: 'compact', maximumFractionDigits: 1 }),
);

const LETTERS = ['K', 'M', 'B', 'T'] as const;

/** Hundredths of `whole / unit`, a half of one rounded up. */
const hundredthsOf = (whole: bigint, unit: bigint): bigint => (whole * 200n + unit) / (unit * 2n);

/**
 * Pesos in thousands, millions and so on with two decimals at most, as both languages write them. Undefined beyond what has a
 * letter. The browser's own format costs a slow phone 50 ms the first time, in the middle of a view.
 */
const shortPesos = (decimal: string): string | undefined => {
  const [, minus, figures = ''] = /^(-?)(\d+)/.exec(decimal) ?? [];
  const whole = BigInt(figures);
  const place = LETTERS.findIndex((_, at) => hundredthsOf(whole, 1000n ** BigInt(at + 1)) < 100_000n);
  const letter = LETTERS[place];
  if (letter === undefined) return undefined;
  const hundredths = hundredthsOf(whole, 1000n ** BigInt(place + 1));
  return `${minus ? MINUS : ''}₱${Number(hundredths) / 100}${letter}`;
};

/** Where the whole amount has no room: `₱98.77M`. Undefined below 10,000. Throws RangeError on anything but a decimal amount. */
export const formatCompactMoney = (
  amount: string,
  { language, currency }: Required<MoneyOptions>,
): string | undefined => {
  const decimal = readDecimal(amount);
  if (Math.abs(Number(decimal)) < SHORTENED_FROM) return undefined;
  const pesos = currency === DEFAULT_CURRENCY ? shortPesos(decimal) : undefined;
  return pesos ?? moneyOf(language, currency).format(decimal).replace('-', MINUS);
};

/** Where a count has no room: `123.5K`. Undefined below 10,000. */
export const formatCompactNumber = (value: number, language: Language): string | undefined =>
  Math.abs(value) < SHORTENED_FROM ? undefined : numberOf(language).format(value).replace('-', MINUS);
