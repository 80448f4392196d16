import { formatMoneyParts, MINUS, type MoneyOptions } from './money.ts';

/** Below this an amount is short as it stands. */
const SHORTENED_FROM = 10_000;

const LETTERS = ['K', 'M', 'B', 'T'] as const;

const roundHalfUp = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n);

/**
 * A whole number in thousands, millions and so on, as both languages write them, by a scale of 10 for one decimal, 100 for two.
 * The browser's own format costs a slow phone 50 ms the first time, in the middle of a view.
 */
const shorten = (whole: bigint, scale: bigint): string => {
  const inUnits = LETTERS.map((_, at) => roundHalfUp(whole * scale, 1000n ** BigInt(at + 1)));
  const fitting = inUnits.findIndex((parts) => parts < 1000n * scale);
  const place = fitting < 0 ? LETTERS.length - 1 : fitting;
  return `${Number(inUnits[place]) / Number(scale)}${LETTERS[place]}`;
};

/** Where the whole amount has no room: `₱98.77M`. Undefined below 10,000. Throws RangeError on anything but a decimal amount. */
export const formatCompactMoney = (amount: string, options: Required<MoneyOptions>): string | undefined => {
  const { sign, unit } = formatMoneyParts(amount, options);
  const whole = BigInt(amount.replace(/^-|\..*$/g, ''));
  return whole < SHORTENED_FROM ? undefined : `${sign}${unit}${shorten(whole, 100n)}`;
};

/** Where a count has no room: `123.5K`. Undefined below 10,000. */
export const formatCompactNumber = (value: number): string | undefined =>
  Math.abs(value) < SHORTENED_FROM
    ? undefined
    : `${value < 0 ? MINUS : ''}${shorten(BigInt(Math.trunc(Math.abs(value))), 10n)}`;
