import type { AnyEndpoint, ValueOf } from 'shared-kernel/contracts/endpoint';
import { HEADER } from 'shared-kernel/contracts/headers';
import { literal, object, readValue, safeParse, unknown } from 'shared-kernel/schema';
import type { EdgeDeps } from '../base/edge-deps.ts';

/** How long a document waits for the platform before it goes out with what is known, in milliseconds. */
const READ_TIMEOUT_MS = 1500;
/** Stands for the platform in requests; the adapter puts the real origin in its place. */
export const PLATFORM_ORIGIN = 'http://platform';

const success = object({ success: literal(true), value: unknown() });

interface PlatformRead<E extends AnyEndpoint> {
  readonly endpoint: E;
  readonly merchant: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Works within a time, whether or not what is asked hears that it is over. */
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

/** One GET for the document itself. Throws when the platform is out of reach, slow, refuses, or answers out of contract. */
export const readPlatform = <E extends AnyEndpoint>(
  platform: EdgeDeps['platform'],
  { endpoint, merchant, query = {} }: PlatformRead<E>,
): Promise<ValueOf<E>> =>
  withinTime(async (signal) => {
    const url = new URL(endpoint.path, PLATFORM_ORIGIN);
    url.search = new URLSearchParams(query).toString();
    const headers = { [HEADER.merchant]: merchant, Accept: 'application/json' };
    const response = await platform(new Request(url, { headers, signal }));
    const envelope = safeParse(success, await response.json());
    if (!envelope.success) throw new Error(`${endpoint.path} answered ${response.status} and no value`);
    const value = readValue(endpoint.value, envelope.data.value);
    if (!value.success) throw new Error(`${endpoint.path} answered out of contract: ${value.error.message}`);
    return value.data as ValueOf<E>;
  });
