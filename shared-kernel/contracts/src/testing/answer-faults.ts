import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import { safeParse } from '@shared-kernel/contracts/schema';
import { statusOf } from '@shared-kernel/contracts/wire/envelope';
import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import type { HostileRequest } from './hostile-requests.ts';

/** No answer is larger, and no refusal: bytes of its body. */
const LARGEST_ANSWER = 1024 * 1024;
const LARGEST_REFUSAL = 4 * 1024;

/** Statuses that say more exactly than a code what is wrong (docs/decisions/0006-wire.md); 504 is the document server's, for a platform that does not answer. */
const EXACT: Readonly<Record<string, readonly number[]>> = {
  'request.invalid': [403, 413, 415],
  'platform.busy': [504],
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const refusalFaults = (
  { name }: HostileRequest,
  status: number,
  { errorCode, message }: Readonly<Record<string, unknown>>,
): readonly string[] => {
  if (typeof errorCode !== 'string' || typeof message !== 'string') return ['a refusal without code and message'];
  const own = name === undefined ? undefined : ENDPOINTS[name]?.errors;
  const expected = statusOf(errorCode, own);
  if (expected === undefined) return [`a code that nobody declares: ${errorCode}`];
  return expected === status || safeLookup(EXACT, errorCode)?.includes(status)
    ? []
    : [`${errorCode} under ${status} instead of ${expected}`];
};

const envelopeFaults = (request: HostileRequest, status: number, text: string): readonly string[] => {
  const body = parsed(text);
  if (!isRecord(body)) return ['no envelope'];
  if (body.success === false) return refusalFaults(request, status, body);
  if (body.success !== true || status !== 200) return [`no success and no refusal under ${status}`];
  const endpoint = request.name === undefined ? undefined : ENDPOINTS[request.name];
  return endpoint === undefined || safeParse(endpoint.value, body.value).success ? [] : ['a value beside its contract'];
};

/**
 * What is wrong with the answer to any request at all: a failure of the server's own (being busy is none), an answer
 * without the envelope, beside its contract or larger than answers are. Empty: nothing.
 */
export const answerFaults = async (request: HostileRequest, response: Response): Promise<readonly string[]> => {
  const { status, headers } = response;
  const text = await response.text();
  if (status === 304) return [];
  const isApi = request.name !== undefined || status >= 400;
  const body = parsed(text);
  const isBusy = isRecord(body) && body.errorCode === 'platform.busy';
  const isRefusal = status >= 400;
  return [
    ...(status >= 500 && !isBusy ? [`the server failed with ${status}`] : []),
    ...((status === 429 || status === 503 || isBusy) && !headers.has('Retry-After')
      ? ['no word of when to come back']
      : []),
    ...(text.length > (isRefusal ? LARGEST_REFUSAL : LARGEST_ANSWER) ? [`${text.length} characters`] : []),
    ...(isApi ? envelopeFaults(request, status, text) : []),
  ];
};
