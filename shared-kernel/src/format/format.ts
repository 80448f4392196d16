export { parseAmount, toDecimalAmount } from './amount.ts';
export {
  type DateStyle,
  daysSince,
  formatDate,
  formatMatchTime,
  type Instant,
  type MatchTime,
  MERCHANT_TIME_ZONE,
  merchantDay,
} from './date.ts';
export { LANGUAGE_LOCALE } from './locale.ts';
export { formatMoney, formatMoneyParts, type MoneyOptions, type MoneyParts, maskedAmount } from './money.ts';
export { formatNumber } from './number.ts';
