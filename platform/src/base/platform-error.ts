import type { AnyEndpoint, Endpoint, ErrorCodeOf } from '@shared-kernel/contracts/wire/endpoint';

interface Options {
  readonly value?: unknown;
  readonly cause?: unknown;
  readonly retryAfterMs?: number;
  readonly status?: 403 | 413 | 415;
}

/**
 * A failure with a code of the API: a common one, or one of the call that is named as `PlatformError<typeof endpoint>`.
 * `value` travels in the envelope (the captcha marker of a failed login), `retryAfterMs` as `Retry-After`.
 */
export class PlatformError<E extends AnyEndpoint = Endpoint> extends Error {
  readonly code: ErrorCodeOf<E>;
  readonly value: unknown;
  /** When asking again may be of use, from now. */
  readonly retryAfterMs: number | undefined;
  /** A more exact HTTP status than the code's. */
  readonly status: 403 | 413 | 415 | undefined;

  constructor(code: ErrorCodeOf<E>, message: string, options?: Options) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'PlatformError';
    this.code = code;
    this.value = options?.value;
    this.retryAfterMs = options?.retryAfterMs;
    this.status = options?.status;
  }
}
