import { ApiError } from 'shared-kernel/api';
import { wordsOf } from './words-of.ts';

const error = (code: string) => new ApiError({ code, status: 400, message: '' });

const FAILURES = { 'deposit.closed': 'closed', otherwise: 'failed' } as const;

test('an error with an entry has the words of its code', () => {
  expect(wordsOf(FAILURES, error('deposit.closed'))).toBe('closed');
});

test.each([error('moon.full'), error('constructor'), new Error('no answer')])(
  '%s has the words of otherwise',
  (other) => {
    expect(wordsOf(FAILURES, other)).toBe('failed');
  },
);

test('an entry that is a function looks at the error', () => {
  const table = {
    'deposit.closed': ({ status }: ApiError) => (status === 400 ? 'early' : 'late'),
    otherwise: 'failed',
  };
  expect(wordsOf(table, error('deposit.closed'))).toBe('early');
  expect(wordsOf({ otherwise: ({ code }: ApiError) => code }, error('moon.full'))).toBe('moon.full');
  expect(wordsOf({ otherwise: ({ code }: ApiError) => code }, new Error('no answer'))).toBeUndefined();
});

test('without otherwise an unnamed code has no words', () => {
  expect(wordsOf({ 'deposit.closed': 'closed' }, error('toString'))).toBeUndefined();
  expect(wordsOf({ 'deposit.closed': 'closed' }, null)).toBeUndefined();
});
