import { filteredDays, isNarrowed, readFilters, writeFilters } from './record-filters.ts';

const TODAY = '2026-03-02';
const read = (query: string) => readFilters(new URLSearchParams(query), TODAY);

describe('filters in the address', () => {
  it.each([
    '',
    'range=7d',
    'range=yesterday&status=void',
    'status=settled&gameType=RNG&vassalage=JL',
    'range=custom&from=2026-01-01&to=2026-02-01',
  ])('%j survives being read and written', (query) => {
    const written = writeFilters(read(query));
    expect([...written].sort()).toEqual([...new URLSearchParams(query)].sort());
  });

  it.each([
    'range=forever',
    'status=won',
    'gameType=CHESS',
    'range=custom',
    'range=custom&from=2026-02-01&to=2026-01-01',
    'range=custom&from=2020-01-01&to=2026-02-01',
    'range=custom&from=2026-03-01&to=2026-03-09',
  ])('%j is not understood, and counts as nothing', (query) => {
    expect(read(query)).toEqual({ dates: { range: 'today' } });
  });

  it('asks for the days of the range', () => {
    expect(filteredDays(read('range=7d'), TODAY)).toEqual({ startDate: '2026-02-24', endDate: '2026-03-02' });
    expect(filteredDays(read('range=custom&from=2026-01-01&to=2026-02-01'), TODAY)).toEqual({
      startDate: '2026-01-01',
      endDate: '2026-02-01',
    });
  });

  it('knows whether more than the dates narrows the list', () => {
    expect(isNarrowed(read('range=30d'))).toBe(false);
    expect(isNarrowed(read('vassalage=JL'))).toBe(true);
  });
});
