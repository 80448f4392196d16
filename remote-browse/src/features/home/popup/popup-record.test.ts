import type { Popup } from '../../../shared/announcements/announcements.ts';
import { bucketOf, popupsFor, readRecord, reconcile, writeRecord } from './popup-record.ts';

const popup = (execution: Popup['execution'], title: string = execution): Popup => ({
  title,
  content: '<p>x</p>',
  execution,
});
const ALL = [popup('A'), popup('B'), popup('F')];
const GUEST = { isSignedIn: false, isFirstLogin: false };
const MEMBER = { isSignedIn: true, isFirstLogin: false };
const NEW_MEMBER = { isSignedIn: true, isFirstLogin: true };

afterEach(() => localStorage.clear());

it.each([
  ['a guest', GUEST, 'B', ['B']],
  ['a member', MEMBER, 'A', ['A']],
  ['a member at the first login', NEW_MEMBER, 'A', ['A', 'F']],
] as const)('for %s the bucket and its pop-ups are right', (_who, reader, bucket, executions) => {
  expect(bucketOf(reader)).toBe(bucket);
  expect(popupsFor(ALL, reader).map(({ execution }) => execution)).toEqual(executions);
});

describe('the record of what was shown', () => {
  it('shows what was never shown, and remembers title and content', () => {
    expect(reconcile(null, [popup('A', 'Parol')], 'EN')).toMatchObject({ show: true, data: ['Parol,<p>x</p>'] });
  });

  it('stays closed for the same set in another order', () => {
    const closed = { ...reconcile(null, ALL, 'EN'), show: false };
    expect(reconcile(closed, ALL.toReversed(), 'EN').show).toBe(false);
  });

  it('shows again when the set differs by one', () => {
    const closed = { ...reconcile(null, ALL, 'EN'), show: false };
    expect(reconcile(closed, ALL.slice(1), 'EN').show).toBe(true);
    expect(reconcile(closed, [...ALL, popup('A', 'New')], 'EN').show).toBe(true);
  });

  describe('in another language', () => {
    const named = (title: string, id: string) => ({ ...popup('A', title), id });
    const closed = { ...reconcile(null, [named('Welcome', '1')], 'EN'), show: false };

    it('stays closed, and shows again what has changed since', () => {
      const inFilipino = reconcile(closed, [named('Maligayang pagdating', '1')], 'TY');
      expect(inFilipino).toMatchObject({ show: false, data: ['Maligayang pagdating,<p>x</p>'] });
      expect(reconcile(inFilipino, [named('Welcome', '1')], 'EN').show).toBe(false);
      expect(reconcile(inFilipino, [named('Kumusta', '1')], 'TY').show).toBe(true);
    });

    it('shows what is new, and all of a server that names none', () => {
      expect(reconcile(closed, [named('Maligayang pagdating', '1'), named('Bago', '2')], 'TY').show).toBe(true);
      expect(reconcile(closed, [popup('A', 'Maligayang pagdating')], 'TY').show).toBe(true);
    });
  });

  it('is kept by bucket under the specification’s names', () => {
    writeRecord('A', { show: false, data: ['a'] });
    expect(JSON.parse(localStorage.getItem('SHELL_PU_A') ?? '')).toEqual({ show: false, data: ['a'] });
    expect(readRecord('A')).toEqual({ show: false, data: ['a'] });
    expect(readRecord('B')).toBeNull();
  });

  it.each(['{', '"x"', '{"show":"yes","data":[]}', '{"show":true,"data":[[]]}'])(
    'is forgotten when it reads %s',
    (text) => {
      localStorage.setItem('SHELL_PU_B', text);
      expect(readRecord('B')).toBeNull();
    },
  );
});
