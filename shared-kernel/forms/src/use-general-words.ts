import { isApiError } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';
import { generalText } from './failures.ts';
import { useFormsTexts } from './form-texts.ts';

const MINUTE_MS = 60_000;

/** The form's own words for an error that no table names; a limit says when it ends, where the server has said so. */
export const useGeneralWords = (): ((error: unknown) => string) => {
  const { t } = useFormsTexts();
  const { time } = useFormat();
  return (error) => {
    const text = generalText(error);
    const until = isApiError(error) ? error.retryAt : undefined;
    if (text !== 'failure.tooMany' || until === undefined) return t(text);
    // Minutes are shown, and the one that has begun is too early.
    return t('failure.tooManyUntil', { time: time(Math.ceil(until / MINUTE_MS) * MINUTE_MS) });
  };
};
