import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { type Envelope, ERROR_STATUS, statusOf } from '@shared-kernel/contracts/wire/envelope';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { createSampling } from '@shared-kernel/node/sampling';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { PlatformError } from '../base/platform-error.ts';
import { busy } from '../base/try-later.ts';
import { whoAsks } from '../base/who-asks.ts';
import { isBusy, isConnectionLost, isOverTime } from '../database/busy.ts';
import { log } from '../log/log.ts';
import { requestScope } from '../log/request-scope.ts';

/** Who is not let in, not allowed, or looks for what is not there. */
const LOGGED: ReadonlySet<number> = new Set([401, 403, 404]);
/** In the audit, with a line of its own (`accounts/session/session.api.ts`); a captcha follows from the failure before it. */
const AUDITED: ReadonlySet<string> = new Set(['login.failed', 'captcha.required', 'captcha.wrong']);
const PATH_CHARACTERS = 200;

/** Rate limit of a process for these lines: a long scan of addresses must not fill the disk. */
export const REFUSALS_A_MINUTE = 600;
const sampling = createSampling({
  limit: REFUSALS_A_MINUTE,
  windowMs: MINUTE_MS,
  onDropped: (_, left) => log({ level: 'warn', event: 'refusals.thinned', left }),
});

/** Says who was refused what, without a word of what he sent but the path. */
const logRefusal = ({ req }: Context, status: number, code: string): void => {
  if (!LOGGED.has(status) || AUDITED.has(code) || !sampling.admits('refusals', Date.now())) return;
  const asked = { method: req.method, path: req.path.slice(0, PATH_CHARACTERS) };
  const memberId = requestScope()?.memberId;
  log({ level: 'warn', event: 'request.refused', ...asked, status, code, memberId, ...whoAsks() });
};

/** `Retry-After` in whole seconds, rounded up: whoever waits that long is not early. */
const wholeSeconds = (milliseconds: number): string => String(Math.max(1, Math.ceil(milliseconds / 1000)));

/** Characters of a refusal's message: some name what was sent, which may be long. */
const MESSAGE_MAX = 500;

/** Sends a value in the envelope. */
export const sendValue = (context: Context, value: unknown): Response =>
  context.json({ success: true, value } satisfies Envelope<unknown>);

/** What a failure is to the caller: a code that the endpoint does not declare is a fault of ours, as any other error. */
const failureOf = (thrown: unknown, endpoint: AnyEndpoint | undefined) => {
  const isShed = !(thrown instanceof PlatformError) && isBusy(thrown);
  const error = isShed ? busy('The platform has no room for this now: ask again in a moment.') : thrown;
  const status = error instanceof PlatformError ? statusOf(error.code, endpoint?.errors) : undefined;
  if (!(error instanceof PlatformError) || status === undefined) return null;
  return {
    status: error.status ?? status,
    code: error.code,
    message: error.message,
    value: error.value,
    retryAfterMs: error.retryAfterMs,
  };
};

/**
 * Sends a failure under its HTTP status. What the database had no room or no time for is `platform.busy`; anything else
 * but a `PlatformError` with a common code or one of the endpoint's own is logged and answers `unknown`.
 */
export const sendError = (context: Context, error: unknown, endpoint?: AnyEndpoint): Response => {
  const failure = failureOf(error, endpoint);
  const asked = { method: context.req.method, path: context.req.path };
  if (!failure) log({ level: 'error', event: 'request.failed', ...asked }, error);
  else if (isConnectionLost(error) || isOverTime(error)) log({ level: 'warn', event: 'request.busy', ...asked }, error);
  else logRefusal(context, failure.status, failure.code);
  const status = (failure?.status ?? ERROR_STATUS.unknown) as ContentfulStatusCode;
  if (failure?.retryAfterMs !== undefined) context.header('Retry-After', wholeSeconds(failure.retryAfterMs));
  context.header('Cache-Control', 'no-store');
  const body: Envelope<never> = {
    success: false,
    errorCode: failure?.code ?? 'unknown',
    message: (failure?.message ?? 'The platform failed to answer.').slice(0, MESSAGE_MAX),
    ...(failure?.value === undefined ? {} : { value: failure.value }),
  };
  return context.json(body, status);
};

/**
 * Sends a public value with a tag, so that asking again costs an empty 304. `no-cache` (ask before reuse), because
 * flags and catalogues change at any moment; `Vary`, because merchant, token and language shape the answer.
 */
export const sendWithTag = async (context: Context, value: unknown): Promise<Response> => {
  const body = JSON.stringify({ success: true, value });
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  context.header('Cache-Control', 'private, no-cache');
  context.header('Vary', [HEADER.merchant, HEADER.token, HEADER.language].join(', '));
  context.header('ETag', tag);
  if (context.req.header('if-none-match') === tag) return context.body(null, 304);
  return context.body(body, 200, { 'Content-Type': 'application/json' });
};
