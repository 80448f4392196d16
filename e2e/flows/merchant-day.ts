import { dayOf, endOfDay } from '@shared-kernel/contracts/system/calendar';
import type { Control } from '../fixtures/control.ts';
import { platformNow } from './lottery-time.ts';

/** What a test of one day's figures takes at most. */
const ENOUGH_MS = 3 * 60_000;
const SECOND_MS = 1000;

/** For a test of what is counted by the merchant's day: where that is about to end, the platform's clock goes on to the next one. */
export const beginWithinDay = async (control: Control): Promise<void> => {
  const now = await platformNow();
  const midnight = endOfDay(dayOf(now)).getTime();
  if (midnight - now < ENOUGH_MS) await control.setClock(midnight + SECOND_MS);
};
