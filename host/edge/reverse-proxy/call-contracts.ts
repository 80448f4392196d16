import { PLAY_ROUND_PATH } from '@shared-kernel/contracts/browse/play';
import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import { bodyLimitOf, TEXT_LIMIT_BYTES } from '@shared-kernel/contracts/wire/body-limit';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';

const BY_NAME: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.values(ENDPOINTS).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

const endpointOf = ({ method, url }: Request): AnyEndpoint | undefined =>
  BY_NAME.get(`${method === 'HEAD' ? 'GET' : method} ${new URL(url).pathname}`);

/** Body limit of a call in bytes. A path without a contract takes text. */
export const bodyLimitOfCall = (request: Request): number => {
  const endpoint = endpointOf(request);
  return endpoint === undefined ? TEXT_LIMIT_BYTES : bodyLimitOf(endpoint);
};

/** Whether a call carries files, which are too heavy to keep in memory. */
export const isUpload = (request: Request): boolean => bodyLimitOfCall(request) > TEXT_LIMIT_BYTES;

/** Whether a repeated request has no further effect: it only reads, or it carries an idempotency key (a game's round has it in the body). */
export const isIdempotent = (request: Request): boolean => {
  const endpoint = endpointOf(request);
  if (request.method === 'GET' || request.method === 'HEAD') return endpoint?.changesState !== true;
  if (request.method === 'POST' && new URL(request.url).pathname === PLAY_ROUND_PATH) return true;
  return endpoint?.isIdempotent === true && request.headers.has(HEADER.idempotencyKey);
};
