import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import { type ApiError, isApiError } from 'shared-kernel/api';

type Table<Words> = Readonly<Record<string, Words | ((error: ApiError) => Words)>>;

interface WordsOf {
  <Words>(failures: Table<Words> & { readonly otherwise: Words }, error: unknown): Words;
  <Words>(failures: Table<Words>, error: unknown): Words | undefined;
}

const isFunction = (value: unknown): value is (error: ApiError) => unknown => typeof value === 'function';

/**
 * The entry of a `Failures` table for an error, inside a form and outside: that of the error's code, else `otherwise`,
 * else undefined; of a function, what it answers. A module of its own, so that a page without a form does not load the form's code.
 *
 * @example t(wordsOf({ 'deposit.closed': 'deposit.cancelClosed', otherwise: 'deposit.cancelFailed' } as const, error))
 */
export const wordsOf: WordsOf = <Words>(failures: Table<Words>, error: unknown) => {
  const refusal = isApiError(error) ? error : undefined;
  const named = (refusal && safeLookup(failures, refusal.code)) ?? failures.otherwise;
  if (!isFunction(named)) return named;
  return refusal && named(refusal);
};
