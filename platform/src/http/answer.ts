import type { Context, Hono } from 'hono';
import type { AnyEndpoint, ParsedInputOf, ValueOf } from 'shared-kernel/contracts/endpoint';
import { HEADER } from 'shared-kernel/contracts/headers';
import { LANGUAGES, type Language } from 'shared-kernel/contracts/values';
import { safeParse } from 'shared-kernel/schema';
import type { Platform } from '../base/platform.ts';
import { PlatformError } from '../base/platform-error.ts';
import { findSession, type LiveSession } from '../identity/find-session.ts';
import { type Merchant, resolveMerchant } from '../merchants/merchants.ts';
import { refuseWhenClosed } from '../merchants/status.ts';
import { sendWithTag } from './cache.ts';
import { coerceQuery } from './coerce.ts';
import { sendError, sendValue } from './envelope.ts';
import { openSealedBody } from './sealed-body.ts';
import { siteHostOf } from './site-host.ts';
import { visitorOf } from './visitor.ts';

/** The Hono app with the endpoints it answers so far: the OpenAPI document and the completeness test read them. */
export interface Api {
  readonly app: Hono;
  readonly platform: Platform;
  readonly answered: Set<AnyEndpoint>;
}

export interface Call<Input> {
  readonly input: Input;
  readonly platform: Platform;
  readonly now: Date;
  readonly merchant: Merchant;
  readonly language: Language;
  /** The signed-in member, if the request carries a live token. */
  readonly session: LiveSession | null;
  /** This browser's id, from its cookie; set now if it has none. */
  visitor(): string;
}

export interface MemberCall<Input> extends Call<Input> {
  readonly session: LiveSession;
}

const JSON_LIMIT_BYTES = 64 * 1024;

const readBody = async (context: Context, endpoint: AnyEndpoint, platform: Platform): Promise<unknown> => {
  const text = await context.req.text();
  if (text.length > JSON_LIMIT_BYTES) throw new PlatformError('request.invalid', 'The body is too large.');
  if (endpoint.isEncrypted) return openSealedBody(platform.db, context.req.header(HEADER.encryption), text);
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (cause) {
    throw new PlatformError('request.invalid', 'The body is not JSON.', { cause });
  }
};

const readInput = async (context: Context, endpoint: AnyEndpoint, platform: Platform): Promise<unknown> => {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const raw = hasBody ? await readBody(context, endpoint, platform) : coerceQuery(endpoint.input, context.req.query());
  const parsed = safeParse(endpoint.input, raw);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new PlatformError('request.invalid', problems.join('; '));
};

const languageOf = (context: Context): Language => {
  const asked = context.req.header(HEADER.language);
  return LANGUAGES.find((language) => language === asked) ?? 'EN';
};

const prepare = async (context: Context, endpoint: AnyEndpoint, platform: Platform): Promise<Call<unknown>> => {
  const now = await platform.clock.now();
  const merchant = await resolveMerchant(platform.db, context.req.header(HEADER.merchant), siteHostOf(context));
  await refuseWhenClosed(platform, merchant, endpoint.path);
  const session = await findSession(platform.db, context.req.header(HEADER.token), merchant, now);
  if (endpoint.access === 'session' && !session)
    throw new PlatformError('session.expired', 'A live session is needed.');
  const input = await readInput(context, endpoint, platform);
  return { input, platform, now, merchant, language: languageOf(context), session, visitor: () => visitorOf(context) };
};

const checkValue = (endpoint: AnyEndpoint, value: unknown): void => {
  const parsed = safeParse(endpoint.value, value);
  if (parsed.success) return;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The answer breaks the contract of ${endpoint.path}: ${problems.slice(0, 5).join('; ')}`);
};

const register = (api: Api, endpoint: AnyEndpoint, handle: (call: Call<unknown>) => Promise<unknown>): void => {
  const { app, platform } = api;
  api.answered.add(endpoint);
  app.on(endpoint.method, endpoint.path, async (context) => {
    try {
      const value = await handle(await prepare(context, endpoint, platform));
      if (!platform.config.isProduction) checkValue(endpoint, value);
      const isCacheable = endpoint.method === 'GET' && endpoint.access === 'public' && !endpoint.changesState;
      if (isCacheable) return await sendWithTag(context, value);
      context.header('Cache-Control', 'no-store');
      return sendValue(context, value);
    } catch (error) {
      return sendError(context, error, endpoint);
    }
  });
};

/** Answers a public endpoint: input parsed by the contract, value checked against it outside production. */
export const answer = <E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  handle: (call: Call<ParsedInputOf<E>>) => Promise<ValueOf<E>>,
): void => register(api, endpoint, (call) => handle(call as Call<ParsedInputOf<E>>));

/** Answers an endpoint that needs a session: without one the handler is never called. */
export const answerMember = <E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  handle: (call: MemberCall<ParsedInputOf<E>>) => Promise<ValueOf<E>>,
): void => {
  if (endpoint.access !== 'session') throw new Error(`${endpoint.path} is public: use answer().`);
  register(api, endpoint, (call) => handle(call as MemberCall<ParsedInputOf<E>>));
};
