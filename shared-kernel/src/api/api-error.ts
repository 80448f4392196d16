import type { ErrorCode } from 'shared-kernel/contracts/envelope';

/** The API's own codes, and three for when no answer of the API arrived. */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'invalid-answer';

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
export class ApiError extends Error {
  readonly kind = 'api';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly value: unknown;

  constructor({ code, status, message, value, cause }: ApiFailure) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.value = value;
  }
}

/** True for an `ApiError`, also for one of another copy of the kernel. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'kind' in error && error.kind === 'api';
