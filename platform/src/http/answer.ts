import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AnyEndpoint, ParsedInputOf, ValueOf } from 'shared-kernel/contracts/endpoint';
import { HEADER } from 'shared-kernel/contracts/headers';
import { LANGUAGES, type Language } from 'shared-kernel/contracts/values';
import { safeParse } from 'shared-kernel/schema';
import type { Platform } from '../base/platform.ts';
import { PlatformError } from '../base/platform-error.ts';
import { problemsOf } from '../base/problems.ts';
import { findSession, type LiveSession } from '../identity/find-session.ts';
import { type Merchant, resolveMerchant } from '../merchants/merchants.ts';
import { refuseWhenClosed } from '../merchants/status.ts';
import { addressOf } from './address.ts';
import { sendWithTag } from './cache.ts';
import { sendError, sendValue } from './envelope.ts';
import { idempotencyKeyOf, runOnce } from './idempotency.ts';
import { countTry, type Limit } from './rate-limit.ts';
import { bodyLimitOf, readInput } from './read-input.ts';
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
  /** Where the caller comes from, if a proxy of ours says so: what limits are tied to beside the visitor. */
  readonly address: string | undefined;
}

export interface MemberCall<Input> extends Call<Input> {
  readonly session: LiveSession;
}

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
  let visitor: string | undefined;
  const caller = {
    visitor: () => {
      visitor ??= visitorOf(context);
      return visitor;
    },
    address: addressOf(context, platform.config.trustedProxies),
  };
  return { input, platform, now, merchant, language: languageOf(context), session, ...caller };
};

/** How many faults of one answer an error names. */
const PROBLEMS_SHOWN = 5;

const checkValue = (endpoint: AnyEndpoint, value: unknown): void => {
  const parsed = safeParse(endpoint.value, value);
  if (parsed.success) return;
  throw new Error(
    `The answer breaks the contract of ${endpoint.path}: ${problemsOf(parsed.error).slice(0, PROBLEMS_SHOWN).join('; ')}`,
  );
};

const answerOnce = (
  call: Call<unknown>,
  endpoint: AnyEndpoint,
  key: string,
  handle: (call: Call<unknown>) => Promise<unknown>,
): Promise<unknown> => {
  const { platform, session, input, now } = call;
  const subject = session ? `member/${session.member.id}` : `visitor/${call.visitor()}`;
  // What the handler does, it does in the transaction that keeps its answer.
  return runOnce(platform.db, { subject, endpoint, key, input, now }, (tx) =>
    handle({ ...call, platform: { ...platform, db: tx } }),
  );
};

const register = (
  api: Api,
  endpoint: AnyEndpoint,
  handle: (call: Call<unknown>) => Promise<unknown>,
  tries?: Limit,
): void => {
  const { app, platform } = api;
  api.answered.add(endpoint);
  const checked = async (call: Call<unknown>): Promise<unknown> => {
    const value = await handle(call);
    if (!platform.config.isProduction) checkValue(endpoint, value);
    return value;
  };
  const respond = async (context: Context): Promise<Response> => {
    const key = endpoint.isIdempotent ? idempotencyKeyOf(context) : undefined;
    const call = await prepare(context, endpoint, platform);
    const { session, now } = call;
    if (tries && session) await countTry(platform.db, `${endpoint.path}/member/${session.member.id}`, tries, now);
    const value = key === undefined ? await checked(call) : await answerOnce(call, endpoint, key, checked);
    const isCacheable = endpoint.method === 'GET' && endpoint.access === 'public' && !endpoint.changesState;
    if (isCacheable) return sendWithTag(context, value);
    context.header('Cache-Control', 'no-store');
    return sendValue(context, value);
  };
  const refuseHeavy = bodyLimit({
    maxSize: bodyLimitOf(endpoint),
    onError: (context) => sendError(context, new PlatformError('request.invalid', 'The body is too large.'), endpoint),
  });
  app.on(endpoint.method, endpoint.path, refuseHeavy, (context) =>
    respond(context).catch((error) => sendError(context, error, endpoint)),
  );
};

/** Answers a public endpoint: input parsed by the contract, value checked against it outside production. */
export const answer = <E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  handle: (call: Call<ParsedInputOf<E>>) => Promise<ValueOf<E>>,
): void => register(api, endpoint, (call) => handle(call as Call<ParsedInputOf<E>>));

interface MemberOptions {
  /** How often a member may ask. Counted before anything is done, so that a try that is refused counts too. */
  readonly tries?: Limit;
}

/** Answers an endpoint that needs a session: without one the handler is never called. */
export const answerMember = <E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  handle: (call: MemberCall<ParsedInputOf<E>>) => Promise<ValueOf<E>>,
  { tries }: MemberOptions = {},
): void => {
  if (endpoint.access !== 'session') throw new Error(`${endpoint.path} is public: use answer().`);
  register(api, endpoint, (call) => handle(call as MemberCall<ParsedInputOf<E>>), tries);
};
