import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError, callApi } from 'shared-kernel/api';
import { type EventMap, type EventName, publish } from 'shared-kernel/events';
import { getSession } from 'shared-kernel/session';
import { apiQuery } from './api-query.ts';
import { createSubmissionKey, inputText, type SubmissionKey } from './submission-key.ts';

/** Events without a payload. One with a payload is published in `onSuccess`. */
type PlainEvent = {
  [Name in EventName]: Record<never, never> extends EventMap[Name] ? Name : never;
}[EventName];

/** What is shown as done before the server has said so. */
export interface Optimistic<Input, Of extends AnyEndpoint> {
  /** The answer that is changed, and the input under which it was asked. */
  readonly of: Of;
  readonly at: InputOf<Of>;
  readonly apply: (value: ValueOf<Of>, input: Input) => ValueOf<Of>;
  /** Takes back this one change when it failed, so that others made meanwhile stay. Left out: the answer from before. */
  readonly undo?: (value: ValueOf<Of>, input: Input) => ValueOf<Of>;
}

export interface MutationExtra<E extends AnyEndpoint, Of extends AnyEndpoint> {
  /** Events published after a success. */
  readonly publishes?: readonly PlainEvent[];
  /** Calls whose answers are out of date after a success. */
  readonly invalidates?: readonly AnyEndpoint[];
  readonly optimistic?: Optimistic<InputOf<E>, Of>;
  /** Without it, one submission at a time. With it, submissions of the same queue are sent one after another. */
  readonly queue?: string;
  /** The key of an `isIdempotent` endpoint's submissions, where it must outlive the page: see `shared-kernel/operation`. */
  readonly submission?: SubmissionKey;
  readonly onSuccess?: (value: ValueOf<E>, input: InputOf<E>) => unknown;
  readonly onError?: (error: ApiError, input: InputOf<E>) => void;
}

export interface ApiMutation<E extends AnyEndpoint> {
  /** Sends; does nothing while one is under way (unless queued). A failure is in `error`. */
  readonly mutate: (input: InputOf<E>) => void;
  /**
   * As `mutate`, and returns the answer: rejects with the `ApiError`. While a submission is under way, returns that one's answer
   * to the same input, and rejects another one with `request.duplicate`: nothing is sent for it.
   */
  readonly mutateAsync: (input: InputOf<E>) => Promise<ValueOf<E>>;
  /** Sends the last input again, after a lost answer under the same idempotency key. */
  readonly retry: () => void;
  /** Forgets the last outcome. */
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: ApiError | null;
  readonly data: ValueOf<E> | undefined;
  /** The input that was sent last. */
  readonly variables: InputOf<E> | undefined;
}

/** Changes the kept answer at once; gives back what takes the change back. */
const applyAtOnce = async <Input, Of extends AnyEndpoint>(
  client: QueryClient,
  { of, at, apply, undo }: Optimistic<Input, Of>,
  input: Input,
): Promise<() => void> => {
  const { queryKey } = apiQuery(of, at);
  const write = (change: (value: ValueOf<Of>) => ValueOf<Of>) =>
    client.setQueryData<ValueOf<Of>>(queryKey, (value) => (value === undefined ? undefined : change(value)));
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<ValueOf<Of>>(queryKey);
  const member = getSession()?.userName;
  write((value) => apply(value, input));
  return () => {
    // Another member's answer was never changed.
    if (member === getSession()?.userName) write((value) => (undo ? undo(value, input) : (before ?? value)));
  };
};

const anotherUnderWay = (): ApiError =>
  new ApiError({ code: 'request.duplicate', status: 0, message: 'Another is under way.' });

/**
 * The way to change something. One submission at a time; an `isIdempotent` endpoint gets one key for a submission and
 * its retries; what it invalidates and publishes stands beside the operation. It runs to its end even if the page is left.
 */
export const useApiMutation = <E extends AnyEndpoint, Of extends AnyEndpoint = AnyEndpoint>(
  endpoint: E,
  { publishes = [], invalidates = [], optimistic, queue, submission, onSuccess, onError }: MutationExtra<E, Of> = {},
): ApiMutation<E> => {
  const client = useQueryClient();
  const [key] = useState(() => submission ?? createSubmissionKey());
  const underWay = useRef<{ readonly input: string; readonly answer: Promise<ValueOf<E>> } | null>(null);
  const { mutateAsync, reset, isPending, isSuccess, error, data, variables } = useMutation<
    ValueOf<E>,
    ApiError,
    InputOf<E>,
    (() => void) | undefined
  >({
    ...(queue !== undefined && { scope: { id: queue } }),
    mutationFn: (input) =>
      callApi(endpoint, input, endpoint.isIdempotent ? { idempotencyKey: key.of(input) } : undefined),
    onMutate: (input) => (optimistic ? applyAtOnce(client, optimistic, input) : undefined),
    onSuccess: (value, input) => {
      for (const { path } of invalidates) void client.invalidateQueries({ queryKey: [path] });
      for (const name of publishes) publish(name, {});
      return onSuccess?.(value, input);
    },
    onError: (failure, input, undo) => {
      undo?.();
      onError?.(failure, input);
    },
    onSettled: (_value, failure) => key.settle(failure),
  });

  const send = useCallback(
    (input: InputOf<E>): Promise<ValueOf<E>> => {
      const text = inputText(input);
      if (queue === undefined && underWay.current)
        return underWay.current.input === text ? underWay.current.answer : Promise.reject(anotherUnderWay());
      const answer = mutateAsync(input).finally(() => {
        underWay.current = null;
      });
      underWay.current = { input: text, answer };
      return answer;
    },
    [mutateAsync, queue],
  );
  const mutate = useCallback((input: InputOf<E>): void => void send(input).catch(() => undefined), [send]);
  const retry = (): void => {
    if (variables !== undefined) mutate(variables);
  };
  return { mutate, mutateAsync: send, retry, reset, isPending, isSuccess, error, data, variables };
};
