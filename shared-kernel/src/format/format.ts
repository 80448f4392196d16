export { MERCHANT_TIME_ZONE } from 'shared-kernel/contracts/calendar';
export { LANGUAGE_LOCALE } from '../i18n/locale.ts';
export { parseAmount, toDecimalAmount } from './amount.ts';
export type { DateStyle, Instant, MatchTime } from './date.ts';
/** The free functions stay for remotes that were built before `useFormat`; a rule keeps them out of new code. */
export { daysSince, formatDate, formatMatchTime, merchantDay, merchantTime } from './date.ts';
export { formatMoney, formatMoneyParts, type MoneyOptions, type MoneyParts, maskedAmount } from './money.ts';
export { formatNumber } from './number.ts';
export { type Format, useFormat } from './use-format.ts';
