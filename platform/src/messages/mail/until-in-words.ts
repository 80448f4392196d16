import { MERCHANT_TIME_ZONE } from '@shared-kernel/contracts/system/calendar';

/** An instant of an event as a mail writes it, by the merchant's clock. `locale`: `en-PH` or `fil-PH`. */
export const untilInWords = (until: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: MERCHANT_TIME_ZONE }).format(
    new Date(until),
  );
