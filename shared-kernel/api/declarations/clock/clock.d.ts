/** The one source of now and today: the server's clock and the merchants' calendar. No page asks the phone. */
export { addDays, type CalendarDay, dayOf, daysBetween, endOfDay, startOfDay, startOfMonth, } from '../contracts/calendar.d.ts';
export { now, today } from './clock.store.d.ts';
