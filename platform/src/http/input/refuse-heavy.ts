import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { PlatformError } from '../../base/platform-error.ts';
import { sendError } from '../envelope.ts';

/** Refuses a body that weighs more, by its own word or while it comes: 413 `request.invalid`. */
export const refuseHeavy = (mostBytes: number, endpoint?: AnyEndpoint): MiddlewareHandler =>
  bodyLimit({
    maxSize: mostBytes,
    onError: (context) =>
      sendError(context, new PlatformError('request.invalid', 'The body is too large.', { status: 413 }), endpoint),
  });
