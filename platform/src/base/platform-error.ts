import type { AnyEndpoint, Endpoint, ErrorCodeOf } from 'shared-kernel/contracts/endpoint';

/**
 * A failure with a code of the API: a common one, or one of the call that is named as `PlatformError<typeof endpoint>`.
 * `value` travels in the envelope (the captcha marker of a failed login).
 */
export class PlatformError<E extends AnyEndpoint = Endpoint> extends Error {
  readonly code: ErrorCodeOf<E>;
  readonly value: unknown;

  constructor(code: ErrorCodeOf<E>, message: string, options?: { value?: unknown; cause?: unknown }) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'PlatformError';
    this.code = code;
    this.value = options?.value;
  }
}
