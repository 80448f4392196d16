import { safeParse } from '@shared-kernel/contracts/schema';
import { bodyLimitOf } from '@shared-kernel/contracts/wire/body-limit';
import type { AnyEndpoint, ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Context, Hono } from 'hono';
import type { Platform } from '../base/platform.ts';
import { PlatformError } from '../base/platform-error.ts';
import { problemsOf } from '../base/problems.ts';
import { createKeyedQueue } from '../database/concurrency-queue.ts';
import { type Call, type Limits, type MemberCall, prepare } from './call.ts';
import { sendError, sendValue, sendWithTag } from './envelope.ts';
import { idempotencyKeyOf, runOnce } from './idempotency.ts';
import { refuseForeign, refuseHeavy } from './input/refuse-input.ts';
import { auditRateLimit } from './limits/rate-limit.ts';
import { runQueued } from './limits/run-queued.ts';
import type { Meter } from './meter.ts';

export type { Call, MemberCall };

/** The Hono app with the endpoints it answers so far: the OpenAPI document and the completeness test read them. */
export interface Api {
  readonly app: Hono;
  readonly platform: Platform;
  readonly answered: Set<AnyEndpoint>;
  readonly meter: Meter;
  /** Aborted when the process is to end: what would answer without end stops. */
  readonly closing: AbortSignal;
}

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
  { key, secret }: { readonly key: string; readonly secret: string | undefined },
  handle: (call: Call<unknown>) => Promise<unknown>,
): Promise<unknown> => {
  const { platform, session, now } = call;
  const input = without(call.input, secret);
  const subject = session ? `member/${session.member.id}` : `visitor/${call.visitor()}`;
  // What the handler does, it does in the transaction that keeps its answer.
  return runOnce(platform.db, { subject, endpoint, key, input, now }, (tx) =>
    handle({ ...call, platform: { ...platform, db: tx } }),
  );
};

/** Whoever comes to the end of his tries is worth knowing, whatever he tries. */
const auditLimit = async ({ db, clock }: Platform, endpoint: AnyEndpoint, error: unknown): Promise<void> => {
  if (!(error instanceof PlatformError) || error.code !== 'rate.limited') return;
  await auditRateLimit(db, { event: 'limit.reached', at: await clock.now(), details: { path: endpoint.path } });
};

/** A page sends a dozen calls at once. A session with hundreds of calls waits in its own queue and delays no other session. */
const sessionQueues = createKeyedQueue({ atOnce: 6, waiting: 60, waitMs: 8_000 });

const queueBySession = (context: Context, work: () => Promise<Response>): Promise<Response> => {
  const token = context.req.header(HEADER.token);
  return token ? runQueued(sessionQueues, token, work) : work();
};

/**
 * What is typed to prove a submission: looked at before it and outside its transaction, so that a wrong try is counted, and
 * never part of what an idempotency key keeps.
 */
interface Secret<E extends AnyEndpoint> {
  readonly field: keyof ParsedInputOf<E> & string;
  check(call: MemberCall<ParsedInputOf<E>>): Promise<void>;
}

interface Options extends Limits {
  readonly secret?: { readonly field: string; check(call: Call<unknown>): Promise<void> } | undefined;
  readonly rework?: ((input: unknown, call: Call<unknown>) => Promise<unknown>) | undefined;
}

const without = (input: unknown, field: string | undefined): unknown =>
  field !== undefined && typeof input === 'object' && input !== null
    ? Object.fromEntries(Object.entries(input).filter(([name]) => name !== field))
    : input;

const register = (
  api: Api,
  endpoint: AnyEndpoint,
  handle: (call: Call<unknown>) => Promise<unknown>,
  options: Options,
): void => {
  const { app, platform } = api;
  api.answered.add(endpoint);
  const checked = async (call: Call<unknown>): Promise<unknown> => {
    const value = await handle(call);
    if (!platform.config.isProduction) checkValue(endpoint, value);
    return value;
  };
  const respond = async (context: Context): Promise<Response> => {
    refuseForeign(context, endpoint);
    const key = endpoint.isIdempotent ? idempotencyKeyOf(context) : undefined;
    const call = await prepare(context, endpoint, platform, options);
    await options.secret?.check(call);
    const input = options.rework ? await options.rework(call.input, call) : call.input;
    const value =
      key === undefined
        ? await checked({ ...call, input })
        : await answerOnce(call, endpoint, { key, secret: options.secret?.field }, (once) =>
            checked(options.rework ? { ...once, input } : once),
          );
    const isCacheable = endpoint.method === 'GET' && endpoint.access === 'public' && !endpoint.changesState;
    if (isCacheable) return sendWithTag(context, value);
    context.header('Cache-Control', 'no-store');
    return sendValue(context, value);
  };
  app.on(endpoint.method, endpoint.path, refuseHeavy(bodyLimitOf(endpoint), endpoint), (context) =>
    queueBySession(context, () =>
      respond(context).catch(async (error) => {
        await auditLimit(platform, endpoint, error);
        return sendError(context, error, endpoint);
      }),
    ).catch((error) => sendError(context, error, endpoint)),
  );
};

/**
 * Answers a public endpoint: input parsed by the contract, value checked against it outside production. `limits` are
 * counted before the input is read, so that whatever is asked counts.
 */
export const answer = <E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  handle: (call: Call<ParsedInputOf<E>>) => Promise<ValueOf<E>>,
  options: Pick<Limits, 'limits'> = {},
): void => register(api, endpoint, (call) => handle(call as Call<ParsedInputOf<E>>), options);

interface MemberOptions<E extends AnyEndpoint> extends Pick<Limits, 'tries'> {
  readonly secret?: Secret<E>;
  /** What takes long and needs no database, done to the input before the submission's transaction. Refuse first whom it is not done for. */
  rework?(input: ParsedInputOf<E>, call: MemberCall<unknown>): Promise<ParsedInputOf<E>>;
}

/**
 * Answers an endpoint that needs a session: without one the handler is never called. `tries` are counted before the input
 * is read, so that a try that is refused counts too.
 */
export const answerMember = <E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  handle: (call: MemberCall<ParsedInputOf<E>>) => Promise<ValueOf<E>>,
  { secret, rework, ...limits }: MemberOptions<E> = {},
): void => {
  if (endpoint.access !== 'session') throw new Error(`${endpoint.path} is public: use answer().`);
  register(api, endpoint, (call) => handle(call as MemberCall<ParsedInputOf<E>>), {
    ...limits,
    secret: secret as Options['secret'],
    rework: rework as Options['rework'],
  });
};
