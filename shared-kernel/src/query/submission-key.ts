import { type ApiError, isApiError } from 'shared-kernel/api';

/** Files have no fields of their own to compare. */
const comparable = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Whether the server may have done what was asked although its answer says nothing of it. */
const isUndecided = ({ code, status }: ApiError): boolean =>
  status === 0 || status >= 500 || code === 'invalid-answer' || code === 'request.duplicate';

export interface SubmissionKey {
  /** The key to send with this input: the last one as long as that submission is open, else a new one. */
  readonly of: (input: unknown) => string;
  /** Takes note of the outcome. The submission stays open only if nobody can say whether it was done. */
  readonly settle: (error: unknown) => void;
}

/**
 * Keeps the idempotency key of a form or button. A retry of the same input after a lost answer is the same submission,
 * so that the server does it once; after a success, a refusal or another input it is a new one.
 */
export const createSubmissionKey = (): SubmissionKey => {
  let open: { readonly key: string; readonly input: string } | undefined;
  return {
    of: (input) => {
      const text = JSON.stringify(input, comparable);
      if (open?.input !== text) open = { key: crypto.randomUUID(), input: text };
      return open.key;
    },
    settle: (error) => {
      if (!isApiError(error) || !isUndecided(error)) open = undefined;
    },
  };
};
