import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AnyEndpoint } from 'shared-kernel/contracts/endpoint';
import { type Envelope, ERROR_STATUS, statusOf } from 'shared-kernel/contracts/envelope';
import { PlatformError } from '../base/platform-error.ts';

const MAINTENANCE_RETRY_SECONDS = '30';

/** Sends a value in the envelope. */
export const sendValue = (context: Context, value: unknown): Response =>
  context.json({ success: true, value } satisfies Envelope<unknown>);

/** What a failure is to the caller: a code that the endpoint does not declare is a fault of ours, as any other error. */
const failureOf = (error: unknown, endpoint: AnyEndpoint | undefined) => {
  const status = error instanceof PlatformError ? statusOf(error.code, endpoint?.errors) : undefined;
  if (!(error instanceof PlatformError) || status === undefined) return null;
  return { status, code: error.code, message: error.message, value: error.value };
};

/**
 * Sends a failure under its HTTP status. Anything but a `PlatformError` with a common code or one of the endpoint's own
 * is logged and answers `unknown`.
 */
export const sendError = (context: Context, error: unknown, endpoint?: AnyEndpoint): Response => {
  const failure = failureOf(error, endpoint);
  if (!failure) console.error(`platform: ${context.req.method} ${context.req.path} failed:`, error);
  const status = (failure?.status ?? ERROR_STATUS.unknown) as ContentfulStatusCode;
  if (status === 429 || status === 503) context.header('Retry-After', MAINTENANCE_RETRY_SECONDS);
  context.header('Cache-Control', 'no-store');
  const body: Envelope<never> = {
    success: false,
    errorCode: failure?.code ?? 'unknown',
    message: failure?.message ?? 'The platform failed to answer.',
    ...(failure?.value === undefined ? {} : { value: failure.value }),
  };
  return context.json(body, status);
};
