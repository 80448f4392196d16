import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import { isApiError } from 'shared-kernel/api';

interface WordsOf {
  <Words>(failures: Readonly<Record<string, Words>> & { readonly otherwise: Words }, error: unknown): Words;
  <Words>(failures: Readonly<Record<string, Words>>, error: unknown): Words | undefined;
}

/**
 * The entry of a `Failures` table for an error, inside a form and outside: that of the error's code, else `otherwise`,
 * else undefined. A module of its own, so that a page without a form does not load the form's code.
 *
 * @example t(wordsOf({ 'deposit.closed': 'deposit.cancelClosed', otherwise: 'deposit.cancelFailed' } as const, error))
 */
export const wordsOf: WordsOf = <Words>(failures: Readonly<Record<string, Words>>, error: unknown) =>
  (isApiError(error) ? safeLookup(failures, error.code) : undefined) ?? failures.otherwise;
