import { groupByDay } from './day-groups.ts';

it("parts rows at midnight of the merchant's day, not of UTC", () => {
  const rows = [
    { id: 'c', at: '2026-03-02T16:00:00Z' },
    { id: 'b', at: '2026-03-02T15:59:59Z' },
    { id: 'a', at: '2026-03-01T16:00:00Z' },
  ];
  const groups = groupByDay(rows, ({ at }) => at).map(({ day, rows: own }) => [day, own.map(({ id }) => id)]);
  expect(groups).toEqual([
    ['2026-03-03', ['c']],
    ['2026-03-02', ['b', 'a']],
  ]);
});

it('looks at each row once, however many a day has', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({ id: index, at: '2026-03-02T10:00:00Z' }));
  const timeOf = jest.fn(({ at }: (typeof rows)[number]) => at);
  expect(groupByDay(rows, timeOf)[0]?.rows).toHaveLength(5000);
  expect(timeOf).toHaveBeenCalledTimes(5000);
});
