import { TEXT_LIMIT_BYTES } from '@shared-kernel/contracts/wire/body-limit';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import type { Context, Hono } from 'hono';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { sendError, sendValue } from '../../http/envelope.ts';
import { refuseHeavy, requireMediaType } from '../../http/input/refuse-input.ts';
import { type OpenedLaunch, openLaunch, watchLaunch } from './opened-launch.ts';

export const LAUNCH_HEADER = 'Launch';

/** The launch token that a frame's call carries; empty where it carries none. */
export const launchOf = (context: Context): string => context.req.header(LAUNCH_HEADER) ?? '';

export const invalid = (message: string) => new PlatformError('request.invalid', message);

/** The JSON of a call; undefined for what is none. */
export const readBody = async (context: Context): Promise<unknown> => {
  requireMediaType(context);
  return context.req.json().catch(() => undefined);
};

/** The launches of calls, as `visitOf` has them. */
export const launchVisits = <Visit>(
  { platform }: { readonly platform: Platform },
  visitOf: (opened: OpenedLaunch, launch: string) => Visit,
) => {
  const visitBy =
    (open: typeof watchLaunch) =>
    async (context: Context): Promise<Visit> => {
      const launch = launchOf(context);
      return visitOf(await open(platform, launch, await platform.clock.now()), launch);
    };
  return {
    /** For what the player does: it is a sign of life. */
    enter: visitBy(openLaunch),

    /** For looks, which the page does by itself. */
    watch: visitBy(watchLaunch),

    /** Asks why a launch has ended; undefined: it has not. */
    endsBy: (launch: string) => async (): Promise<string | undefined> => {
      try {
        await watchLaunch(platform, launch, await platform.clock.now());
        return undefined;
      } catch (error) {
        return error instanceof PlatformError ? error.code : undefined;
      }
    },
  };
};

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
