import { refusalOf } from './launch-refusals.ts';

test.each([
  ['rate.limited', 'tooFast'],
  ['platform.busy', 'busy'],
] as const)('%s is said as %s, with another try', (code, text) => {
  expect(refusalOf(code, true)).toEqual({ text, actions: ['retry', 'home'] });
});

test.each(['moon.full', 'constructor', 'toString'])(
  'a code that no table names, %s, is a failure to try again',
  (code) => {
    expect(refusalOf(code, true)).toEqual({ text: 'failed', actions: ['retry', 'home'] });
  },
);

test('the demo is offered for a game that has one only', () => {
  expect(refusalOf('wallet.insufficient', true).actions).toContain('demo');
  expect(refusalOf('wallet.insufficient', false).actions).not.toContain('demo');
});
