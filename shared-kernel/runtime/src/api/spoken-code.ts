import { isApiError } from './api-error.ts';

/** Answers of something on the way, not of the platform. */
const ON_THE_WAY: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * What a player reads out to the service about a failure: the server's own code, or for those without one what the service
 * can do something with. `NET` no answer at all, `NET-504` one of something in between, `SLOW` none in time, `SRV-500` a server's
 * failure, `ANS-200` an answer that the page cannot read, `APP` anything that is no call.
 */
export const spokenCode = (error: unknown): string => {
  if (!isApiError(error)) return 'APP';
  const { code, status } = error;
  switch (code) {
    case 'network':
      return 'NET';
    case 'timeout':
      return 'SLOW';
    case 'invalid-answer':
      return `ANS-${status}`;
    case 'unknown':
      return `${ON_THE_WAY.has(status) ? 'NET' : 'SRV'}-${status}`;
    default:
      return code;
  }
};
