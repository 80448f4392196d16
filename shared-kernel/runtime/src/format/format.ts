export { LANGUAGE_LOCALE } from '../i18n/locale.ts';
export { parseAmount, toDecimalAmount } from './amount.ts';
export type { DateStyle, Instant, MatchTime } from './date.ts';
/** Components read `useFormat`; the functions are for code that renders nothing. */
export { formatDate, merchantDay, merchantTime } from './date.ts';
export { formatMoney, maskedAmount } from './money.ts';
export { type Format, useFormat } from './use-format.ts';
