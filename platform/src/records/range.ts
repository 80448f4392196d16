import { PlatformError } from '../base/platform-error.ts';
import { endOfDay, startOfDay } from '../clock/merchant-day.ts';

/** The longest range a record page asks for. */
const RANGE_DAYS_MAX = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Start and end of a range of the merchant's days, both days included. */
export const rangeOf = (startDate: string, endDate: string): { readonly from: Date; readonly until: Date } => {
  const [from, until] = [startOfDay(startDate), endOfDay(endDate)];
  const days = (until.getTime() - from.getTime()) / DAY_MS;
  if (days < 1 || days > RANGE_DAYS_MAX) {
    throw new PlatformError('request.invalid', `Ask for 1 to ${RANGE_DAYS_MAX} days, the first before the last.`);
  }
  return { from, until };
};
