import type { Language } from 'shared-kernel/contracts/values';
import { LANGUAGE_LOCALE } from './locale.ts';
import { MINUS, type MoneyOptions, readDecimal } from './money.ts';
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

/** Where the whole amount has no room: `₱98.77M`. Undefined below 10,000. Throws RangeError on anything but a decimal amount. */
export const formatCompactMoney = (
  amount: string,
  { language, currency }: Required<MoneyOptions>,
): string | undefined => {
  const decimal = readDecimal(amount);
  if (Math.abs(Number(decimal)) < SHORTENED_FROM) return undefined;
  return moneyOf(language, currency).format(decimal).replace('-', MINUS);
};

/** Where a count has no room: `123.5K`. Undefined below 10,000. */
export const formatCompactNumber = (value: number, language: Language): string | undefined =>
  Math.abs(value) < SHORTENED_FROM ? undefined : numberOf(language).format(value).replace('-', MINUS);
