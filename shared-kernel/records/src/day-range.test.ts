import { checkRange, daysOf } from './day-range.ts';

const TODAY = '2026-03-02';

describe('ranges of days', () => {
  it.each([
    ['today', '2026-03-02', '2026-03-02'],
    ['yesterday', '2026-03-01', '2026-03-01'],
    ['7d', '2026-02-24', '2026-03-02'],
    ['30d', '2026-02-01', '2026-03-02'],
  ] as const)('%s is %s to %s', (range, startDate, endDate) => {
    expect(daysOf({ range }, TODAY)).toEqual({ startDate, endDate });
  });

  it.each([
    ['2026-03-02', '2026-03-02', null],
    ['2025-12-03', '2026-03-02', null],
    ['2025-12-02', '2026-03-02', 'tooLong'],
    ['2026-03-02', '2026-03-01', 'order'],
    ['2026-03-02', '2026-03-03', 'future'],
    ['', '2026-03-02', 'missing'],
    ['2026-02-30x', '2026-03-02', 'missing'],
    ['2026-13-01', '2026-03-02', 'missing'],
  ])('from %j to %j is %j', (from, to, fault) => {
    expect(checkRange(from, to, TODAY, 90)).toBe(fault);
  });

  it('has as many days as the page allows', () => {
    expect(checkRange('2026-02-24', TODAY, TODAY, 7)).toBeNull();
    expect(checkRange('2026-02-23', TODAY, TODAY, 7)).toBe('tooLong');
  });
});
