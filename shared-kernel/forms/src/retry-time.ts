import { isApiError } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';

const MINUTE_MS = 60_000;

/**
 * When the server takes the next try, as the value `time` of a text; undefined where the error has no `retryAt`. A module of its
 * own, so that a page without a form does not load the form's code.
 *
 * @example t(wordsOf(FAILURES, error), retryTime(error))
 */
export const useRetryTime = (): ((error: unknown) => { readonly time: string } | undefined) => {
  const { time } = useFormat();
  return (error) => {
    const until = isApiError(error) ? error.retryAt : undefined;
    // Minutes are shown, and the one that has begun is too early.
    return until === undefined ? undefined : { time: time(Math.ceil(until / MINUTE_MS) * MINUTE_MS) };
  };
};
