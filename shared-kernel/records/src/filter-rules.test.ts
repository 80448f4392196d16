import { defineChoice, defineFilters } from './define-filters.ts';
import { type AnyRules, queryOf, readFilters, writeFilters } from './filter-rules.ts';
import { defineTeamFilters } from './team-filters.ts';

const TODAY = '2026-03-02';

const noWords = () => ({ label: '', any: '', options: [] });
const choices = {
  status: defineChoice(['settled', 'void'], noWords),
  vassalage: { values: 'any', useWords: noWords },
} as const;

const rules = defineFilters({ choices, searches: { betNo: { useLabel: () => 'Number' } } });
const teamRules = defineTeamFilters({ choices });

const read = (query: string, own: AnyRules = rules) => readFilters(own, new URLSearchParams(query), TODAY);

describe('filters in the address', () => {
  it.each([
    '',
    'range=7d',
    'range=yesterday&status=void',
    'status=settled&vassalage=JL&betNo=PN-1',
    'range=custom&from=2026-01-01&to=2026-02-01',
  ])('%j survives being read and written', (query) => {
    const written = writeFilters(rules, read(query));
    expect([...written].sort()).toEqual([...new URLSearchParams(query)].sort());
  });

  it.each([
    'range=forever',
    'status=won',
    'vassalage=',
    'betNo=%20',
    'colour=red',
    'parent=mara',
    'scope=direct',
    'range=custom',
    'range=custom&from=2026-02-01&to=2026-01-01',
    'range=custom&from=2020-01-01&to=2026-02-01',
    'range=custom&from=2026-03-01&to=2026-03-09',
  ])('%j is not understood, and counts as nothing', (query) => {
    expect(read(query)).toEqual({ dates: { range: 'today' }, values: {} });
  });

  it('takes no more of a text than a request may hold', () => {
    expect(read(`betNo=${'9'.repeat(100)}`).values.betNo).toBe('9'.repeat(64));
    expect(read(`betNo=${'🎰'.repeat(100)}`).values.betNo).toBe('🎰'.repeat(64));
    expect(read('betNo=a%00b').values.betNo).toBe('ab');
  });

  it('starts with the range that the page names, and leaves it out of the address', () => {
    const monthly = defineFilters({ dates: { start: '30d', max: 31 } });
    expect(read('', monthly).dates).toEqual({ range: '30d' });
    expect(String(writeFilters(monthly, read('', monthly)))).toBe('');
    expect(String(writeFilters(monthly, read('range=today', monthly)))).toBe('range=today');
    expect(read('range=custom&from=2026-01-01&to=2026-02-01', monthly).dates).toEqual({ range: '30d' });
  });

  it("reads whose part of the team it is, on a team's page", () => {
    const state = read('parent=mara&scope=direct&memberKind=agent&userName=li&status=void', teamRules);
    expect(state.parent).toBe('mara');
    expect(state.values).toEqual({ scope: 'direct', memberKind: 'agent', userName: 'li', status: 'void' });
    expect(read('scope=all&memberKind=owner', teamRules).values).toEqual({});
  });
});

describe('filters in the request', () => {
  it('asks for the days of the range', () => {
    const query = (text: string) => queryOf(rules, read(text), TODAY);
    expect(query('range=7d')).toEqual({ startDate: '2026-02-24', endDate: '2026-03-02' });
    expect(query('range=custom&from=2026-01-01&to=2026-02-01')).toEqual({
      startDate: '2026-01-01',
      endDate: '2026-02-01',
    });
  });

  it('asks for no days, and writes none, where the list is of now', () => {
    const now = defineTeamFilters({ dates: { isNone: true } });
    const state = read('range=7d&parent=mara', now);
    expect(queryOf(now, state, TODAY)).toEqual({ parent: 'mara' });
    expect(String(writeFilters(now, state))).toBe('parent=mara');
  });

  it('names each filter as the request does', () => {
    expect(queryOf(teamRules, read('parent=mara&vassalage=JL&userName=li', teamRules), TODAY)).toEqual({
      startDate: TODAY,
      endDate: TODAY,
      parent: 'mara',
      vassalage: 'JL',
      userName: 'li',
    });
  });
});
