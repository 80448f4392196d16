import type { AnyEndpoint, ErrorCodeOf } from '../contracts/endpoint.d.ts';
import type { ErrorCode } from '../contracts/envelope.d.ts';
import type { Open } from '../contracts/open.d.ts';
/** For when no answer of the API arrived, or one that its contract does not fit. */
type LocalErrorCode = 'network' | 'timeout' | 'invalid-answer';
/** The server's code as it came (`unknown` when it gave none), or a local one. A server newer than the page may send any. */
export type ApiErrorCode = Open<ErrorCode | LocalErrorCode>;
/** The codes that a page knows of one call: what its table of texts is checked against. */
export type FailureCodeOf<E extends AnyEndpoint> = ErrorCodeOf<E> | LocalErrorCode;
export interface ApiFailure {
    readonly code: ApiErrorCode;
    /** HTTP status; 0 when there was no answer. */
    readonly status: number;
    /** For logs, never for players: what they read is up to the page, by `code`. */
    readonly message: string;
    /** What a refusal carries besides its code, such as `captcha: true`. */
    readonly value?: unknown;
    readonly cause?: unknown;
}
/** The one error that a call throws, unless it was aborted. */
export declare class ApiError extends Error {
    readonly kind = "api";
    readonly code: ApiErrorCode;
    readonly status: number;
    readonly value: unknown;
    constructor({ code, status, message, value, cause }: ApiFailure);
}
/** True for an `ApiError`, also for one of another copy of the kernel. */
export declare const isApiError: (error: unknown) => error is ApiError;
export {};
