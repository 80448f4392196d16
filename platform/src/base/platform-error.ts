import type { ErrorCode } from 'shared-kernel/contracts/envelope';

/** A failure with a code of the API. `value` travels in the envelope (the captcha marker of a failed login). */
export class PlatformError extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;

  constructor(code: ErrorCode, message: string, options?: { value?: unknown; cause?: unknown }) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'PlatformError';
    this.code = code;
    this.value = options?.value;
  }
}
