import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useState } from 'react';
import type { ApiError } from 'shared-kernel/api';
import { apiQuery, useApi, useQueryClient } from 'shared-kernel/query';

export interface PollOptions<Value> {
  /** The state that is waited for: nothing is asked after it. */
  readonly until: (value: Value) => boolean;
  /** Milliseconds between the first two times; each further pause is half as long again. */
  readonly everyMs?: number;
  /** No pause gets longer. Milliseconds. */
  readonly slowestMs?: number;
  /** It gives up when all pauses together are this long. Milliseconds. */
  readonly limitMs?: number;
}

export interface Poll<Value> {
  /** The newest answer, settled or not. */
  readonly value: Value | undefined;
  /** Why the newest call failed; the next one may do better. */
  readonly error: ApiError | null;
  /** `asking` until it is settled, or given up: then the page offers `again`. */
  readonly state: 'asking' | 'settled' | 'given up';
  /** Begins anew, at once. */
  readonly again: () => void;
}

const EVERY_MS = 3000;
const SLOWEST_MS = 15_000;
const LIMIT_MS = 15 * 60_000;
const GROWTH = 1.5;

interface Counts {
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

const answersOf = (state: Counts | undefined): number =>
  state === undefined ? 0 : state.dataUpdateCount + state.errorUpdateCount;

/** The pause after so many answers, and all pauses before that. Counted, not measured: a hidden tab uses nothing up. */
const pauses = (answers: number, everyMs: number, slowestMs: number) => {
  let waitedMs = 0;
  let pauseMs = Math.min(everyMs, slowestMs);
  for (let answer = 1; answer < answers; answer += 1) {
    waitedMs += pauseMs;
    pauseMs = Math.min(slowestMs, pauseMs * GROWTH);
  }
  return { waitedMs, pauseMs };
};

/**
 * Asks again until something has reached a state: an order that is being paid, a draw that is being settled. Rests while
 * the tab is hidden, ends with the page; a failed call counts as one that brought nothing new.
 */
export const usePoll = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { until, everyMs = EVERY_MS, slowestMs = SLOWEST_MS, limitMs = LIMIT_MS }: PollOptions<ValueOf<E>>,
): Poll<ValueOf<E>> => {
  const client = useQueryClient();
  const { queryKey } = apiQuery(endpoint, input);
  const answered = answersOf(client.getQueryState(queryKey));
  const [before, setBefore] = useState(answered);
  const { waitedMs, pauseMs } = pauses(answered - before, everyMs, slowestMs);
  const isGivenUp = waitedMs >= limitMs;
  const known = client.getQueryData<ValueOf<E>>(queryKey);
  const isSettled = known !== undefined && until(known);
  const query = useApi(endpoint, input, { staleTime: 0, refetchInterval: isSettled || isGivenUp ? false : pauseMs });
  // Read, so that every answer draws anew, also one that brought nothing new.
  const { error, dataUpdatedAt: _told, errorUpdatedAt: _failed } = query;
  const again = () => {
    setBefore(answered);
    void query.refetch();
  };
  return { value: known, error, state: isSettled ? 'settled' : isGivenUp ? 'given up' : 'asking', again };
};
