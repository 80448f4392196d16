import { ApiError, type ApiErrorCode } from './api-error.ts';
import { spokenCode } from './spoken-code.ts';

const failure = (code: ApiErrorCode, status: number) => new ApiError({ code, status, message: '' });

it.each([
  [failure('network', 0), 'NET'],
  [failure('timeout', 0), 'SLOW'],
  [failure('unknown', 504), 'NET-504'],
  [failure('unknown', 500), 'SRV-500'],
  [failure('invalid-answer', 200), 'ANS-200'],
  [failure('rate.limited', 429), 'rate.limited'],
  [new Error('a chunk'), 'APP'],
  [undefined, 'APP'],
])('%s is read out as %s', (error, code) => expect(spokenCode(error)).toBe(code));
