/** The one source of now and today: the server's clock and the merchants' calendar. No page asks the phone. */
export {
  addDays,
  type CalendarDay,
  dayOf,
  daysBetween,
  endOfDay,
  startOfDay,
  startOfMonth,
} from '@shared-kernel/contracts/system/calendar';
export { now, today } from './clock.store.ts';
