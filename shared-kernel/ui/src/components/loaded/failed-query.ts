/** What a failure says of its query. */
export interface FailedQuery {
  readonly isFetching: boolean;
  /** Why there is no answer, or no newer one: a busy platform is said in its own words, and every failure has a code to read out. */
  readonly error?: unknown;
  /** When it failed last, in milliseconds of the phone's clock. */
  readonly errorUpdatedAt?: number;
  readonly refetch: () => unknown;
}
