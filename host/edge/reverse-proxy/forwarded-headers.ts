import { EDGE_PROOF } from 'shared-kernel/contracts/edge-proof';
import { HEADER } from 'shared-kernel/contracts/headers';
import { REQUEST_ID } from '../request-context/request-id.ts';

/** A connection's own business, or written anew on this side. */
const NOT_FORWARDED = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
];
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', EDGE_PROOF];
/** Says who somebody is on the site. */
const IDENTIFYING = ['cookie', 'authorization', HEADER.token];
/** Of an answer that the runtime has already unpacked. */
const NOT_RETURNED = ['connection', 'keep-alive', 'proxy-authenticate', 'transfer-encoding', 'trailer', 'upgrade'];

/** Headers that this connection alone is about: those that `Connection` names. */
const namedByConnection = (headers: Headers): string[] =>
  (headers.get('Connection') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name));

const without = (original: Headers, names: readonly string[]): Headers => {
  const headers = new Headers(original);
  for (const name of [...names, ...namedByConnection(original)]) headers.delete(name);
  return headers;
};

export interface Origin {
  /** The address as the browser has it. */
  readonly site: URL;
  readonly merchant: string;
  readonly clientAddress: string | undefined;
  readonly isBehindProxy: boolean;
  readonly requestId: string;
  /** Nothing that says who asks goes along, and no cookie comes back. */
  readonly isAnonymous?: boolean;
}

/** Whom a call is from: as the proxy of ours that took it wrote last, else the connection's other end. */
export const callerAddress = (
  { headers }: Request,
  { clientAddress, isBehindProxy }: Pick<Origin, 'clientAddress' | 'isBehindProxy'>,
): string | undefined => {
  const written = isBehindProxy ? headers.get('X-Forwarded-For') : null;
  return written?.split(',').at(-1)?.trim() ?? clientAddress;
};

/** What the platform gets to see of a request, with where it came from. */
export const forwardedHeaders = (request: Request, origin: Origin): Headers => {
  const headers = without(request.headers, [
    ...NOT_FORWARDED,
    ...FORWARDED,
    ...(origin.isAnonymous === true ? IDENTIFYING : []),
  ]);
  // One address, whatever stands before this side: the platform need not know how many proxies there are.
  const caller = callerAddress(request, origin);
  if (caller !== undefined) headers.set('X-Forwarded-For', caller);
  headers.set('X-Forwarded-Host', origin.site.host);
  headers.set('X-Forwarded-Proto', origin.site.protocol.replace(':', ''));
  headers.set(REQUEST_ID, origin.requestId);
  // The answer is compressed on this side, where it is known what the caller takes.
  headers.set('Accept-Encoding', 'identity');
  // A frame's own files and pictures come without our headers.
  if (!headers.has(HEADER.merchant)) headers.set(HEADER.merchant, origin.merchant);
  return headers;
};

export const returnedHeaders = (response: Response, { isAnonymous = false }: Origin): Headers =>
  without(response.headers, [...NOT_RETURNED, ...(isAnonymous ? ['set-cookie'] : [])]);
