import type { Open } from '@shared-kernel/contracts/open';
import type { AnyEndpoint, ErrorCodeOf } from '@shared-kernel/contracts/wire/endpoint';
import type { ErrorCode } from '@shared-kernel/contracts/wire/envelope';

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
  /** When asking again may be of use, where the server says so: an instant of the site's clock, in milliseconds. */
  readonly retryAt?: number | undefined;
  /** How the try before went, where the call was sent again. */
  readonly earlier?: ApiError | undefined;
  readonly cause?: unknown;
}

/** The one error that a call throws, unless it was aborted. */
export class ApiError extends Error {
  readonly kind = 'api';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly value: unknown;
  readonly retryAt?: number | undefined;
  readonly earlier?: ApiError | undefined;

  constructor({ code, status, message, value, retryAt, earlier, cause }: ApiFailure) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.value = value;
    this.retryAt = retryAt;
    this.earlier = earlier;
  }
}

/** True for an `ApiError`, also for one of another copy of the kernel. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'kind' in error && error.kind === 'api';
