import { type AnyEndpoint, type InputOf, type ValueOf } from '../contracts/endpoint.d.ts';
export interface CallOptions {
    readonly signal?: AbortSignal | undefined;
    /** Of an `isIdempotent` endpoint: the same for every try of one submission; a fresh one unless given. */
    readonly idempotencyKey?: string | undefined;
}
/**
 * Calls the API and returns the checked value. Throws `ApiError`; a call whose signal was aborted throws the signal's
 * reason instead. A refused token becomes the event `session.expired` besides; a member's answer that comes when another
 * is here is `session.expired` too. A GET takes the call that the document started for it.
 */
export declare const callApi: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<ValueOf<E>>;
