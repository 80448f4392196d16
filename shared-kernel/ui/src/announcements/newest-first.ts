interface Dated {
  readonly publishedAt?: string | undefined;
}

/** The newest first; one without a date, of which nobody knows how old it is, keeps to the end in the server's order. */
export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted(
    (one, other) => Date.parse(other.publishedAt ?? '1970-01-01') - Date.parse(one.publishedAt ?? '1970-01-01'),
  );
