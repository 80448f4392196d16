import { literal, object, readValue, safeParse, unknown } from '@shared-kernel/contracts/schema';
import type { AnyEndpoint, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createStaleCache } from '../base/stale-cache.ts';

/** A document waits no longer for the platform: it is then made from the cache. */
const READ_TIMEOUT_MS = 1500;
/** Placeholder origin in requests to the platform: the adapter replaces it. */
export const PLATFORM_ORIGIN = 'http://platform';

const NOT_FOUND = 404;

const success = object({ success: literal(true), value: unknown() });

interface PlatformRead<E extends AnyEndpoint> {
  readonly endpoint: E;
  readonly merchant: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The value where a platform has no such call: of calls beside the specification's. */
  readonly ifMissing?: ValueOf<E>;
}

/** Rejects after the time limit even if the work ignores its signal. */
const withinTime = async <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`no answer within ${READ_TIMEOUT_MS} ms`);
      controller.abort(error);
      reject(error);
    }, READ_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** One GET for the document itself. Throws when the platform is unreachable, late, answers an error or breaks the contract. */
export const readPlatform = <E extends AnyEndpoint>(
  platform: EdgeDeps['platform'],
  { endpoint, merchant, query = {}, ifMissing }: PlatformRead<E>,
): Promise<ValueOf<E>> =>
  withinTime(async (signal) => {
    const url = new URL(endpoint.path, PLATFORM_ORIGIN);
    url.search = new URLSearchParams(query).toString();
    const headers = { [HEADER.merchant]: merchant, Accept: 'application/json' };
    const response = await platform(new Request(url, { headers, signal }));
    if (response.status === NOT_FOUND && ifMissing !== undefined) return ifMissing;
    const envelope = safeParse(success, await response.json());
    if (!envelope.success) throw new Error(`${endpoint.path} answered ${response.status} and no value`);
    const value = readValue(endpoint.value, envelope.data.value);
    if (!value.success) throw new Error(`${endpoint.path} answered out of contract: ${value.error.message}`);
    return value.data as ValueOf<E>;
  });

const CACHE_LIMIT = 200;

interface PlatformCacheOptions<Value> {
  /** Logged with the key when a load fails. */
  readonly event: string;
  readonly load: (key: string) => Promise<Value>;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly limit?: number;
}

/** Stale-while-revalidate cache of reads from the platform. Null: never loaded. Never rejects. */
export const createPlatformCache = <Value>(
  { clock, log }: Pick<EdgeDeps, 'clock' | 'log'>,
  { event, limit = CACHE_LIMIT, ...options }: PlatformCacheOptions<Value>,
): ((key: string) => Promise<Value | null>) =>
  createStaleCache({
    ...options,
    limit,
    clock,
    onFailure: (key, error) => log({ level: 'warn', event, detail: `${key}: ${String(error)}` }),
  });
