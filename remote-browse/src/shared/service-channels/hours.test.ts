import { dutyOf, isOffDuty } from './hours.ts';

const at = (time: string) => new Date(`2026-07-14T${time}:00+08:00`);
const day = { opensAt: '08:00', closesAt: '23:00' };
const night = { opensAt: '18:00', closesAt: '02:00' };

it.each([
  ['in its hours', day, '08:00', { kind: 'open', until: '23:00' }],
  ['after them', day, '23:00', { kind: 'closed', from: '08:00' }],
  ['before them', day, '07:59', { kind: 'closed', from: '08:00' }],
  ['over midnight', night, '01:30', { kind: 'open', until: '02:00' }],
  ['between two nights', night, '12:00', { kind: 'closed', from: '18:00' }],
  ['without hours', {}, '03:00', { kind: 'always' }],
  ['with hours that are none', { opensAt: '8am', closesAt: '23:00' }, '03:00', { kind: 'always' }],
])('%s', (_case, hours, time, duty) => {
  expect(dutyOf(hours, at(time))).toEqual(duty);
});

it('is off duty only when no channel answers', () => {
  const entry = (hours: object) => ({ csPosition: '1', type: 'LIVECHAT' as const, title: 'Chat', path: '', ...hours });
  expect(isOffDuty([entry(day), entry(night)], at('05:00'))).toBe(true);
  expect(isOffDuty([entry(day), entry({})], at('05:00'))).toBe(false);
  expect(isOffDuty([], at('12:00'))).toBe(true);
});
