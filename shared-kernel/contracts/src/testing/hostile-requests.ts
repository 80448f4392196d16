import { ENDPOINTS, EXAMPLES } from '@shared-kernel/contracts/catalogue';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import fc from 'fast-check';
import { hostileText, hostileValue, WORST_VALUES } from './hostile-values.ts';

/** One request as it goes over the wire, for whoever has a connection. */
export interface HostileRequest {
  /** The call's name in the catalogue; undefined for an address beside the contracts. */
  readonly name: string | undefined;
  readonly method: string;
  /** With its query, encoded. */
  readonly path: string;
  /** The sender adds merchant, token and visitor where they are not here. */
  readonly headers: Headers;
  readonly body: string | FormData | undefined;
  /** The body is to be sealed as the site's client seals it. */
  readonly isToSeal: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The calls that end the sender's session: sent last, or by somebody who has no more use for it. */
export const ENDS_SESSION: ReadonlySet<string> = new Set(['logout', 'endOtherSessions']);

const hasBody = ({ method }: AnyEndpoint): boolean => method === 'POST' || method === 'PUT';
const fieldsOf = (endpoint: AnyEndpoint): readonly string[] => Object.keys(endpoint.input.shape);

/** The call's own example; with one field spoilt or left out, with fields it does not know, or something else altogether. */
const inputOf = (name: string, endpoint: AnyEndpoint): fc.Arbitrary<unknown> => {
  const example: Fields = { ...EXAMPLES[name] };
  const fields = fieldsOf(endpoint);
  const field = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('none');
  const spoilt = fc.tuple(field, hostileValue).map(([key, value]) => ({ ...example, [key]: value }));
  const without = field.map((left) => Object.fromEntries(Object.entries(example).filter(([key]) => key !== left)));
  const besides = fc
    .tuple(hostileText, hostileValue)
    .map(([key, value]) => ({ ...example, ...Object.fromEntries([[key, value]]) }));
  const all = fc
    .array(hostileValue, { minLength: fields.length, maxLength: fields.length })
    .map((values) => Object.fromEntries(fields.map((key, index) => [key, values[index]])));
  return fc.oneof(
    { arbitrary: fc.constant(example), weight: 2 },
    { arbitrary: spoilt, weight: 8 },
    { arbitrary: without, weight: 1 },
    { arbitrary: besides, weight: 2 },
    { arbitrary: all, weight: 3 },
    { arbitrary: hostileValue, weight: 2 },
  );
};

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** Half a character has no encoding: it travels as the sign for what cannot be read. */
const whole = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
const encoded = (text: string): string => encodeURIComponent(whole(text));

const entriesOf = (input: unknown): readonly (readonly [string, unknown])[] =>
  typeof input === 'object' && input !== null ? Object.entries(input) : [['value', input]];

const queryOf = (input: unknown): string =>
  entriesOf(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encoded(key)}=${encoded(wordOf(value))}`)
    .join('&');

/** Queries that are none, or name a thing twice. */
const RAW_QUERIES = ['%', '%ff', '%00=%00', '&&==&', 'a[]=1&a[__proto__]=2', 'pageNo=1&pageNo=2', '%C0%80', '+'];

const formOf = (input: unknown): FormData => {
  const form = new FormData();
  for (const [key, value] of entriesOf(input))
    for (const one of Array.isArray(value) ? value.slice(0, 10) : [value])
      form.append(whole(key), one instanceof Object ? new File([wordOf(one)], 'a.png') : wordOf(one));
  return form;
};

const SAFE_HEADER = /[^\x20-\x7e]/g;
const headerValue = hostileText.map((text) => text.replaceAll(SAFE_HEADER, '?').slice(0, 2000).trim());

type Headers = Readonly<Record<string, string>>;

const ownHeaders = (endpoint: AnyEndpoint): Headers => ({
  ...(hasBody(endpoint) && endpoint.body !== 'multipart' ? { 'Content-Type': 'application/json' } : {}),
  ...(endpoint.isEncrypted ? { [HEADER.encryption]: 'jwe' } : {}),
});

const keyHeader = ({ isIdempotent }: AnyEndpoint, key: string): Headers =>
  isIdempotent ? { [HEADER.idempotencyKey]: key } : {};

/** Mostly those of an honest client; sometimes one of them says something else. */
const headersOf = (endpoint: AnyEndpoint): fc.Arbitrary<Headers> => {
  const keyed = fc.uuid().map((key) => ({ ...ownHeaders(endpoint), ...keyHeader(endpoint, key) }));
  const names = [...Object.values(HEADER), 'Content-Type', 'Cookie', 'If-None-Match', 'X-Forwarded-For', 'Accept'];
  const spoilt = fc
    .tuple(keyed, fc.constantFrom(...names), headerValue)
    .map(([headers, name, value]) => ({ ...headers, [name]: value }));
  return fc.oneof({ arbitrary: keyed, weight: 5 }, { arbitrary: spoilt, weight: 1 });
};

const bodyOf = (endpoint: AnyEndpoint, input: unknown): string | FormData =>
  endpoint.body === 'multipart' ? formOf(input) : JSON.stringify(input);

const requestOf = (
  name: string,
  endpoint: AnyEndpoint,
  {
    headers,
    query,
    body,
    isToSeal,
  }: Pick<HostileRequest, 'headers' | 'body' | 'isToSeal'> & { readonly query: string },
): HostileRequest => ({
  name,
  method: endpoint.method,
  path: query === '' ? endpoint.path : `${endpoint.path}?${query}`,
  headers,
  body,
  isToSeal: isToSeal && endpoint.isEncrypted === true,
});

/** The input where the endpoint takes it: in the query or in the body. */
const carried = (endpoint: AnyEndpoint, input: unknown) =>
  hasBody(endpoint) ? { query: '', body: bodyOf(endpoint, input) } : { query: queryOf(input), body: undefined };

const RAW_BODIES = ['{', '[]', '"', '{"a":1', 'a=b&c=d', '\ufeff{}'];

const requestTo = (name: string, endpoint: AnyEndpoint): fc.Arbitrary<HostileRequest> => {
  const raw = hasBody(endpoint)
    ? fc.oneof(hostileText, fc.constantFrom(...RAW_BODIES)).map((body) => ({ query: '', body }))
    : fc.constantFrom(...RAW_QUERIES).map((query) => ({ query, body: undefined }));
  const carrier = fc.oneof(
    { arbitrary: inputOf(name, endpoint).map((input) => carried(endpoint, input)), weight: 9 },
    { arbitrary: raw, weight: 1 },
  );
  return fc
    .tuple(carrier, headersOf(endpoint), fc.boolean())
    .map(([content, headers, isToSeal]) => requestOf(name, endpoint, { ...content, headers, isToSeal }));
};

/** What is answered beside the contracts, with one part of the address to be filled. */
const ADDRESSES = [
  (part: string) => `/wps/art/game/${part}.svg`,
  (part: string) => `/wps/art/vendor/${part}.svg`,
  (part: string) => `/wps/art/hero/${part}.svg`,
  (part: string) => `/wps/art/crest/${part}.svg`,
  (part: string) => `/wps/art/${part}/x.svg`,
  (part: string) => `/wps/play/${part}`,
  (part: string) => `/wps/play/frames/${part}`,
  (part: string) => `/wps/play/api/odds?game=${part}`,
  (part: string) => `/wps/uploads/${part}`,
  (part: string) => `/wps/service/${part}`,
  (part: string) => `/wps/downloads/guide?system=${part}`,
  (part: string) => `/wps/${part}`,
] as const;

const besideContracts: fc.Arbitrary<HostileRequest> = fc
  .tuple(fc.constantFrom(...ADDRESSES), fc.oneof(hostileText.map(encoded), fc.constantFrom('%', '%ff', '%00', '..')))
  .map(([address, part]) => ({
    name: undefined,
    method: 'GET',
    path: address(part),
    headers: {},
    body: undefined,
    isToSeal: false,
  }));

/** Valid, nearly valid and hostile requests to every call of the catalogue, and to what is answered beside them. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  ...Object.entries(ENDPOINTS).map(([name, endpoint]) => requestTo(name, endpoint)),
  besideContracts,
  besideContracts,
);

/** Every field of every call once with each of the worst values, the other fields as in the call's example. */
export const worstRequests = (): readonly HostileRequest[] =>
  Object.entries(ENDPOINTS).flatMap(([name, endpoint]) =>
    fieldsOf(endpoint).flatMap((field) =>
      WORST_VALUES.map((value, index) => {
        const headers = { ...ownHeaders(endpoint), ...keyHeader(endpoint, `worst-${field}-${index}`) };
        const content = carried(endpoint, { ...EXAMPLES[name], [field]: value });
        return requestOf(name, endpoint, { ...content, headers, isToSeal: true });
      }),
    ),
  );
