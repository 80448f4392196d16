/** Something that is let pass although the rule refuses it, for a time. */
export interface Exception {
  /** `name@version` of the package. */
  readonly part: string;
  /** What is let pass: an advisory's id, or a licence. */
  readonly what: string;
  readonly reason: string;
  /** The last day, `YYYY-MM-DD`: afterwards somebody has to look again. */
  readonly until: string;
}

/** Licences: packages whose licence is not on the list, or not written as SPDX writes it. */
export const LICENCE_EXCEPTIONS: readonly Exception[] = [];

/** Advisories: high or critical ones that do not reach us as we use the package. */
export const ADVISORY_EXCEPTIONS: readonly Exception[] = [];

/** Whether one of the exceptions lets it pass on this day (`YYYY-MM-DD`). */
export const isExcepted = (exceptions: readonly Exception[], part: string, what: string, today: string): boolean =>
  exceptions.some((each) => each.part === part && each.what === what && today <= each.until);

/** Exceptions that have ended, and those that nothing needs any more. */
export const staleExceptions = (
  exceptions: readonly Exception[],
  needed: (exception: Exception) => boolean,
  today: string,
): readonly string[] =>
  exceptions.flatMap((each) => {
    if (!needed(each)) return [`the exception of ${each.part} (${each.what}) is needed by nothing: take it away`];
    return today > each.until
      ? [`the exception of ${each.part} (${each.what}) ended on ${each.until}: look again`]
      : [];
  });
