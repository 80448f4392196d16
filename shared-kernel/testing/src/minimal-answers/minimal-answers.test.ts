import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import * as light from '@shared-kernel/contracts/schema';
import { MINIMAL_ANSWERS } from './minimal-answers.ts';

test('every call has an answer of the least, and no other has', () => {
  expect(Object.keys(MINIMAL_ANSWERS).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

test.each(Object.entries(ENDPOINTS))('the least answer of %s is read whole', (name, { value }) => {
  expect(light.readValue(value, MINIMAL_ANSWERS[name])).toMatchObject({ success: true, dropped: [] });
});

test('pages read ids as texts, amounts with two decimals, flags as flags and local times with the merchant’s offset', () => {
  const read = (name: keyof typeof ENDPOINTS) => light.readValue(ENDPOINTS[name]?.value, MINIMAL_ANSWERS[name]);
  expect(read('getBalance')).toMatchObject({ data: { sumBalance: '12480.50' } });
  expect(read('getFavouriteIds')).toMatchObject({ data: { list: ['1204'] } });
  expect(read('getStatus')).toMatchObject({ data: { maintenance: false, regionRestriction: false } });
  expect(read('getBetRecords')).toMatchObject({ data: { list: [{ placedAt: '2026-07-14T08:30:00+08:00' }] } });
  expect(read('getFieldRules')).toMatchObject({ data: { fields: { loginUsername: { required: true } } } });
});
