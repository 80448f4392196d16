import { ApiError } from 'shared-kernel/api';
import { effectIn, generalText } from './failures.ts';

const refused = (code: string) => new ApiError({ code, status: 400, message: '' });

test.each([
  ['rate.limited', 'failure.tooMany'],
  ['platform.busy', 'failure.busy'],
  ['platform.maintenance', 'failure.maintenance'],
  ['moon.full', 'failure.unknown'],
])('%s is said as %s', (code, text) => {
  expect(generalText(refused(code))).toBe(text);
});

test.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  'a code that every object has, %s, is one that no table names',
  (code) => {
    expect(generalText(refused(code))).toBe('failure.unknown');
    expect(effectIn('forms', { otherwise: 'failure.network' }, refused(code))).toEqual({ text: 'failure.network' });
  },
);
