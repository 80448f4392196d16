import { runningFirst, stageOf } from './stage.ts';

const NOW = new Date('2026-11-22T12:00:00+08:00');
const BEFORE = '2026-11-22T11:59:59+08:00';
const AFTER = '2026-11-22T12:00:01+08:00';

it.each([
  [{}, 'running'],
  [{ startsAt: BEFORE }, 'running'],
  [{ startsAt: NOW.toISOString() }, 'running'],
  [{ startsAt: AFTER }, 'early'],
  [{ endsAt: AFTER }, 'running'],
  [{ endsAt: NOW.toISOString() }, 'ended'],
  [{ startsAt: BEFORE, endsAt: BEFORE }, 'ended'],
])('%p is %s', (dates, stage) => {
  expect(stageOf(dates, NOW)).toBe(stage);
});

it('puts what runs first and what is over last, and leaves the order within', () => {
  const all = [
    { id: 'over', endsAt: BEFORE },
    { id: 'soon', startsAt: AFTER },
    { id: 'a' },
    { id: 'b', endsAt: AFTER },
  ];
  expect(runningFirst(all, NOW).map(({ id }) => id)).toEqual(['a', 'b', 'soon', 'over']);
});
