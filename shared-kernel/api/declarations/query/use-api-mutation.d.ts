import { type ApiError } from '../api/api.d.ts';
import type { AnyEndpoint, InputOf, ValueOf } from '../contracts/endpoint.d.ts';
import { type EventMap, type EventName } from '../events/events.d.ts';
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
    readonly onSuccess?: (value: ValueOf<E>, input: InputOf<E>) => unknown;
    readonly onError?: (error: ApiError, input: InputOf<E>) => void;
}
export interface ApiMutation<E extends AnyEndpoint> {
    /** Sends; does nothing while one is under way (unless queued). A failure is in `error`. */
    readonly mutate: (input: InputOf<E>) => void;
    /** As `mutate`, and returns the answer: rejects with the `ApiError`. While a submission is under way, returns that one's answer. */
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
/**
 * The way to change something. One submission at a time; an `isIdempotent` endpoint gets one key for a submission and
 * its retries; what it invalidates and publishes stands beside the operation. It runs to its end even if the page is left.
 */
export declare const useApiMutation: <E extends AnyEndpoint, Of extends AnyEndpoint = AnyEndpoint>(endpoint: E, { publishes, invalidates, optimistic, queue, onSuccess, onError }?: MutationExtra<E, Of>) => ApiMutation<E>;
export {};
