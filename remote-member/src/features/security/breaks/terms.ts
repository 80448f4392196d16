import type { Failures } from '@shared-kernel/forms';

/** The term that a form has chosen; the first while it has none of them. */
export const termOf = <Term extends string>(terms: readonly [Term, ...Term[]], chosen: string): Term =>
  terms.find((term) => term === chosen) ?? terms[0];

export const TERM_FAILURES = {
  'exclusion.shorter': { field: 'term', text: 'security.break.shorter' },
} as const satisfies Failures<'member', 'term'>;
