import { generalText } from './failures.ts';
import { useFormsTexts } from './form-texts.ts';
import { useRetryTime } from './retry-time.ts';

/** The form's own words for an error that no table names; a limit says when it ends, where the server has said so. */
export const useGeneralWords = (): ((error: unknown) => string) => {
  const { t } = useFormsTexts();
  const retryTime = useRetryTime();
  return (error) => {
    const text = generalText(error);
    const until = retryTime(error);
    return text === 'failure.tooMany' && until ? t('failure.tooManyUntil', until) : t(text);
  };
};
