import type { Context } from 'hono';
import { type Envelope, ERROR_STATUS, type ErrorCode } from 'shared-kernel/contracts/envelope';
import { PlatformError } from '../base/platform-error.ts';

const MAINTENANCE_RETRY_SECONDS = '30';

/** Sends a value in the envelope. */
export const sendValue = (context: Context, value: unknown): Response =>
  context.json({ success: true, value } satisfies Envelope<unknown>);

/** Sends a failure under its HTTP status. Anything but a `PlatformError` is logged and answers `unknown`. */
export const sendError = (context: Context, error: unknown): Response => {
  const isOwn = error instanceof PlatformError;
  if (!isOwn) console.error(`platform: ${context.req.method} ${context.req.path} failed:`, error);
  const code: ErrorCode = isOwn ? error.code : 'unknown';
  const status = ERROR_STATUS[code];
  if (status === 429 || status === 503) context.header('Retry-After', MAINTENANCE_RETRY_SECONDS);
  context.header('Cache-Control', 'no-store');
  const message = isOwn ? error.message : 'The platform failed to answer.';
  const failure: Envelope<never> = { success: false, errorCode: code, message };
  return context.json(isOwn && error.value !== undefined ? { ...failure, value: error.value } : failure, status);
};
