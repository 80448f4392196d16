import { isCalendarDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { Language } from '@shared-kernel/contracts/system/values';
import { useBrand } from 'shared-kernel/brand';
import { useLanguage } from 'shared-kernel/i18n';
import { formatCompactMoney, formatCompactNumber } from './compact.ts';
import { type DateStyle, formatDate, formatMatchTime, type Instant } from './date.ts';
import { formatMoney, formatMoneyParts, type MoneyParts } from './money.ts';
import { formatNumber } from './number.ts';
import { remember } from './remember.ts';

/** How this brand and this reader write amounts, days and numbers. No page names a currency, a language or a time zone. */
export interface Format {
  /** A decimal amount of the wire (`12480.50`): `₱12,480.50`. Throws RangeError on any other text. */
  readonly money: (amount: string) => string;
  /** The same in pieces, to set unit and decimals apart. */
  readonly moneyParts: (amount: string) => MoneyParts;
  /** Without its decimals, for what is read at a glance: `₱12,480`. */
  readonly wholeMoney: (amount: string) => string;
  /** Where the whole amount has no room: `₱98.77M`. Undefined where it is short as it stands, below 10,000. */
  readonly compactMoney: (amount: string) => string | undefined;
  /** A count: `1,248`. */
  readonly number: (value: number) => string;
  /** A count that has no room: `123.5K`. Undefined below 10,000. */
  readonly compactNumber: (value: number) => string | undefined;
  /** `11/21/2025`, of an instant or a merchant's day (`YYYY-MM-DD`). */
  readonly day: (when: Instant) => string;
  /** `11/21` */
  readonly shortDay: (when: Instant) => string;
  /** `11/15 – 11/21` */
  readonly dayRange: (from: Instant, to: Instant) => string;
  /** `Friday` */
  readonly weekday: (when: Instant) => string;
  /** `11/21 14:05` */
  readonly minute: (when: Instant) => string;
  /** `11/21/2025 14:05:09` */
  readonly second: (when: Instant) => string;
  /** `14:05` */
  readonly time: (when: Instant) => string;
  /** `14:05:09`, in records and where a time is to be read out. */
  readonly clock: (when: Instant) => string;
  /** Start of a match, the same in every language: `11/21 14:05` (specification: browsing §2, MM/DD HH:mm). */
  readonly matchTime: (when: Instant) => string;
}

/** A day without a time means that day of the merchant's calendar, not midnight in London. */
const instantOf = (when: Instant): Instant =>
  typeof when === 'string' && isCalendarDay(when) ? startOfDay(when) : when;

/** One object for each brand's currency and language, so that it can be a dependency of hooks. */
const formatOf = remember((language: Language, currency: string): Format => {
  const money = { language, currency };
  const dated = (style: DateStyle) => (when: Instant) => formatDate(instantOf(when), language, style);
  return {
    money: (amount) => formatMoney(amount, money),
    moneyParts: (amount) => formatMoneyParts(amount, money),
    wholeMoney: (amount) => {
      const { sign, unit, whole } = formatMoneyParts(amount, money);
      return `${sign}${unit}${whole}`;
    },
    compactMoney: (amount) => formatCompactMoney(amount, money),
    number: (value) => formatNumber(value, language),
    compactNumber: (value) => formatCompactNumber(value),
    day: dated('day'),
    shortDay: dated('short-day'),
    dayRange: (from, to) => `${dated('short-day')(from)} – ${dated('short-day')(to)}`,
    weekday: dated('weekday'),
    minute: dated('minute'),
    second: dated('second'),
    time: dated('time'),
    clock: dated('clock'),
    matchTime: (when) => {
      const { day, time } = formatMatchTime(when);
      return `${day} ${time}`;
    },
  };
});

/** Formats bound to the brand's currency, the reader's language and the merchants' calendar. */
export const useFormat = (): Format => formatOf(useLanguage(), useBrand().currency);
