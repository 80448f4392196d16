import { startupState } from './startup-state.ts';

it.each([
  [false, false, 'normal'],
  [true, false, 'maintenance'],
  [false, true, 'region'],
  [true, true, 'maintenance'],
])('maintenance %s and region restriction %s: %s', (maintenance, regionRestriction, expected) => {
  expect(startupState({ maintenance, regionRestriction })).toBe(expected);
});
