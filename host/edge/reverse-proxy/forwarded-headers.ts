import { EDGE_PROOF } from '@shared-kernel/contracts/wire/edge-proof';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { REQUEST_ID } from '../request-context/request-context.ts';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Request headers that only a proxy writes. */
const OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', EDGE_PROOF];
/** Credentials of the site. */
const IDENTIFYING = ['cookie', 'authorization', HEADER.token];

/** Hop-by-hop headers that `Connection` names. */
const namedByConnection = (headers: Headers): string[] =>
  (headers.get('Connection') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name));

const without = (original: Headers, names: readonly string[]): Headers => {
  const headers = new Headers(original);
  for (const name of [...HOP_BY_HOP, ...namedByConnection(original), ...names]) headers.delete(name);
  return headers;
};

export interface Origin {
  /** The URL as the browser sent it. */
  readonly site: URL;
  readonly merchant: string;
  readonly clientAddress: string | undefined;
  readonly isBehindProxy: boolean;
  readonly requestId: string;
  /** Credentials are not forwarded, and cookies are not returned. */
  readonly isAnonymous?: boolean;
}

/** The caller's address: the last one in `X-Forwarded-For` behind a trusted proxy, else the connection's. */
export const callerAddress = (
  { headers }: Request,
  { clientAddress, isBehindProxy }: Pick<Origin, 'clientAddress' | 'isBehindProxy'>,
): string | undefined => {
  const written = isBehindProxy ? headers.get('X-Forwarded-For') : null;
  return written?.split(',').at(-1)?.trim() ?? clientAddress;
};

/** Request headers for the platform. */
export const forwardedHeaders = (request: Request, origin: Origin): Headers => {
  const identifying = origin.isAnonymous === true ? IDENTIFYING : [];
  const headers = without(request.headers, ['expect', 'host', ...OF_PROXIES, ...identifying]);
  // One address: the platform need not know how many proxies there are.
  const caller = callerAddress(request, origin);
  if (caller !== undefined) headers.set('X-Forwarded-For', caller);
  headers.set('X-Forwarded-Host', origin.site.host);
  headers.set('X-Forwarded-Proto', origin.site.protocol.replace(':', ''));
  headers.set(REQUEST_ID, origin.requestId);
  // The proxy compresses the answer itself.
  headers.set('Accept-Encoding', 'identity');
  // The browser loads a game frame's files and pictures without the API client's headers.
  if (!headers.has(HEADER.merchant)) headers.set(HEADER.merchant, origin.merchant);
  return headers;
};

export const returnedHeaders = (response: Response, { isAnonymous = false }: Origin): Headers =>
  without(response.headers, isAnonymous ? ['set-cookie'] : []);
