import { type ApiError, isApiError } from 'shared-kernel/api';

/** Files have no fields of their own to compare. */
const comparable = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** An input as text, so that it can be told from another. */
export const inputText = (input: unknown): string => JSON.stringify(input, comparable);

/** Whether the server may have done what was asked although its answer says nothing of it. */
const isUndecided = ({ code, status }: ApiError): boolean =>
  status === 0 || status >= 500 || code === 'invalid-answer' || code === 'request.duplicate';

/** Refusals before the platform checks whether this submission was done already. */
const AT_THE_DOOR: ReadonlySet<string> = new Set([
  'session.expired',
  'rate.limited',
  'location.blocked',
  'user.disabled',
]);

/** Whether a submission may have been done, after its last try: a try that is refused so says nothing about the one before. */
const isInDoubt = (error: unknown, wasInDoubt: boolean): boolean =>
  isApiError(error) &&
  (isUndecided(error) || (AT_THE_DOOR.has(error.code) && (wasInDoubt || isInDoubt(error.earlier, false))));

/** An open submission as it is kept: its input as text, so that it can be told from another. */
export interface OpenSubmission {
  readonly key: string;
  readonly input: string;
}

/** Where an open submission outlives the page that has sent it. */
export interface SubmissionStore {
  readonly read: () => OpenSubmission | null;
  readonly write: (open: OpenSubmission) => void;
  readonly remove: () => void;
}

export interface SubmissionKey {
  /** The key to send with this input: the last one as long as that submission is open, else a new one. */
  readonly of: (input: unknown) => string;
  /** Takes note of the outcome. The submission stays open as long as nobody can say whether it was done. */
  readonly settle: (error: unknown) => void;
  /** The submission of which nobody can say whether it was done, or which is on its way. */
  readonly open: () => OpenSubmission | undefined;
}

interface SubmissionOptions {
  /** Without it an open submission lasts as long as the page. */
  readonly store?: SubmissionStore;
  /** What an input is compared by; without it, all of it. */
  readonly partOf?: (input: unknown) => unknown;
}

/**
 * Keeps the idempotency key of a form or button. A retry of the same input after a lost answer is the same submission,
 * so that the server does it once; after a success, a refusal or another input it is a new one.
 */
export const createSubmissionKey = ({ store, partOf = (input) => input }: SubmissionOptions = {}): SubmissionKey => {
  let open = store?.read() ?? undefined;
  let wasInDoubt = open !== undefined;
  return {
    of: (input) => {
      const text = inputText(partOf(input));
      if (open?.input !== text) {
        open = { key: crypto.randomUUID(), input: text };
        wasInDoubt = false;
        // Before it is sent: the page may be gone before the answer.
        store?.write(open);
      }
      return open.key;
    },
    settle: (error) => {
      wasInDoubt = isInDoubt(error, wasInDoubt);
      if (wasInDoubt) return;
      open = undefined;
      store?.remove();
    },
    open: () => open,
  };
};
