import { isApiError } from 'shared-kernel/api';
import { dayOf, today } from 'shared-kernel/clock';
import { useFormat } from 'shared-kernel/format';

const MINUTE_MS = 60_000;

/**
 * When the server takes the next try, as the value `time` of a text: `14:05`, of another day `11/21 14:05`. Undefined where the
 * error has no `retryAt`.
 */
export const useRetryTime = (): ((error: unknown) => { readonly time: string } | undefined) => {
  const { time, minute } = useFormat();
  return (error) => {
    const until = isApiError(error) ? error.retryAt : undefined;
    if (until === undefined) return undefined;
    // Minutes are shown, and the one that has begun is too early.
    const at = new Date(Math.ceil(until / MINUTE_MS) * MINUTE_MS);
    return { time: dayOf(at) === today() ? time(at) : minute(at) };
  };
};
