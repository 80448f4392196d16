import { type UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../api/api.d.ts';
import type { AnyEndpoint, InputOf, ValueOf } from '../contracts/endpoint.d.ts';
import { type QueryExtra } from './api-query.d.ts';
/** Whether to ask now: never as a guest for what only a member gets. */
export declare const useIsAsked: ({ access }: AnyEndpoint, enabled?: boolean) => boolean;
/**
 * The answer to one call: the way to read data. Asked when shown, kept for others who ask the same, forgotten at
 * sign-out if it is a member's, and never asked for a guest where the endpoint is for members. The error is an `ApiError`.
 */
export declare const useApi: <E extends AnyEndpoint, Data = ValueOf<E>>(endpoint: E, input: InputOf<E>, extra?: QueryExtra<ValueOf<E>, Data>) => UseQueryResult<Data, ApiError>;
