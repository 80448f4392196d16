export { MERCHANT_TIME_ZONE } from '../contracts/calendar.d.ts';
export { parseAmount, toDecimalAmount } from './amount.d.ts';
export type { DateStyle, Instant, MatchTime } from './date.d.ts';
/** The free functions stay for remotes that were built before `useFormat`; a rule keeps them out of new code. */
export { daysSince, formatDate, formatMatchTime, merchantDay } from './date.d.ts';
export { LANGUAGE_LOCALE } from './locale.d.ts';
export { formatMoney, formatMoneyParts, type MoneyOptions, type MoneyParts, maskedAmount } from './money.d.ts';
export { formatNumber } from './number.d.ts';
export { type Format, useFormat } from './use-format.d.ts';
