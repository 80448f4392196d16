import fc from 'fast-check';
import { addDays, dayOf, daysBetween, endOfDay, startOfDay, startOfMonth } from './calendar.ts';

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('a day begins at midnight GMT+8', () => {
  expect(dayOf('2026-06-30T15:59:59Z')).toBe('2026-06-30');
  expect(dayOf('2026-06-30T16:00:00Z')).toBe('2026-07-01');
  expect(startOfDay('2026-07-01').toISOString()).toBe('2026-06-30T16:00:00.000Z');
});

test('every instant lies in its day, and the next day begins where it ends', () => {
  fc.assert(
    fc.property(instant, (when) => {
      const day = dayOf(when);
      expect(startOfDay(day) <= when && when < endOfDay(day)).toBe(true);
      expect(startOfDay(addDays(day, 1))).toEqual(endOfDay(day));
    }),
  );
});

test('days are counted with both ends, over months and leap days', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -800, max: 800 }), (when, count) => {
      const day = dayOf(when);
      expect(daysBetween(day, addDays(day, count))).toBe(count + 1);
    }),
  );
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(startOfMonth('2028-02-29')).toBe('2028-02-01');
});
