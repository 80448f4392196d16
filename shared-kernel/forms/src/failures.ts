import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import { type ApiError, type ApiErrorCode, isApiError } from 'shared-kernel/api';
import type { TextKey } from 'shared-kernel/i18n';
import { hasText } from './form-texts.ts';
import { wordsOf } from './words-of.ts';

/** What a refusal does to the form. */
export interface FailureEffect<Name extends string, Field extends string> {
  /** What is said: at the field if one is named, else in the note above the form. The general words for the code if left out. In the note it may say `{{time}}` of an error with `retryAt`. */
  readonly text?: TextKey<Name>;
  /** The field that the refusal is about: it says the text and gets the focus. */
  readonly field?: Field;
  /** Fields that are emptied: what was typed is of no more use. */
  readonly clears?: readonly Field[];
}

type Failure<Name extends string, Field extends string> = TextKey<Name> | FailureEffect<Name, Field>;

/**
 * By the server's error code (`FailureCodeOf<typeof endpoint>` types a table after its call); `otherwise` stands for
 * every code that is not named. A function looks at the refusal's data first.
 */
export type Failures<Name extends string, Field extends string, Code extends string = ApiErrorCode> = {
  readonly [Each in Code | 'otherwise']?: Failure<Name, Field> | ((error: ApiError) => Failure<Name, Field>);
};

/** The effect that a form's table names for an error. */
const effectOf = <Name extends string, Field extends string>(
  failures: Failures<Name, Field>,
  error: unknown,
): FailureEffect<Name, Field> => {
  const failure = wordsOf<Failure<Name, Field> | undefined>(failures, error);
  return typeof failure === 'string' ? { text: failure } : (failure ?? {});
};

/** The page's own text for a code that its table does not name: `refused.login.dormant` for `login.dormant`. */
const OWN_TEXTS = 'refused';

/** The effect of a refusal: as the table names it, else the page's own text for the code, else what `otherwise` says. */
export const effectIn = <Name extends string, Field extends string>(
  texts: Name,
  failures: Failures<Name, Field>,
  error: unknown,
): FailureEffect<Name, Field> => {
  const code = isApiError(error) ? error.code : undefined;
  const own = `${OWN_TEXTS}.${code}`;
  if (code === undefined || Object.hasOwn(failures, code) || !hasText(texts, own, 1)) return effectOf(failures, error);
  // That there is such a text was asked just now; its key comes from the server's code, so no type can know it.
  return { text: own as TextKey<Name> };
};

const GENERAL = {
  network: 'failure.network',
  timeout: 'failure.network',
  'rate.limited': 'failure.tooMany',
  'platform.maintenance': 'failure.maintenance',
  'platform.busy': 'failure.busy',
  'session.expired': 'failure.session',
  'request.invalid': 'failure.invalid',
  'feature.unavailable': 'failure.unavailable',
  'trial.rejected': 'failure.trial',
  'location.blocked': 'failure.location',
  'user.disabled': 'failure.disabled',
  'proof.required': 'failure.proof',
  'mobile.invalid': 'failure.mobile',
} as const;

export type GeneralText = (typeof GENERAL)[keyof typeof GENERAL] | 'failure.unknown';

/** What the form says by itself about an error that no table names. */
export const generalText = (error: unknown): GeneralText =>
  (isApiError(error) ? safeLookup<GeneralText>(GENERAL, error.code) : undefined) ?? 'failure.unknown';
