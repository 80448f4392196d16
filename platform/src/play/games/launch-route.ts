import { TEXT_LIMIT_BYTES } from '@shared-kernel/contracts/wire/body-limit';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import type { Context, Hono } from 'hono';
import { sendError, sendValue } from '../../http/envelope.ts';
import { refuseHeavy } from '../../http/input/refuse-input.ts';

export const LAUNCH_HEADER = 'Launch';

/** The launch token that a frame's call carries; empty where it carries none. */
export const launchOf = (context: Context): string => context.req.header(LAUNCH_HEADER) ?? '';

/** What a call answers; a `Response` is sent as it is. */
type Handle = (context: Context) => Promise<unknown>;

/** Adds calls of frames, which answer in the API's envelope and fail as the endpoint does. */
export const launchRoutes =
  (app: Hono, endpoint: AnyEndpoint) =>
  (method: 'GET' | 'POST', path: string, handle: Handle): void => {
    app.on(method, path, refuseHeavy(TEXT_LIMIT_BYTES), async (context) => {
      try {
        context.header('Cache-Control', 'no-store');
        const answer = await handle(context);
        return answer instanceof Response ? answer : sendValue(context, answer);
      } catch (error) {
        return sendError(context, error, endpoint);
      }
    });
  };
