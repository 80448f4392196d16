import { readValue } from '@shared-kernel/contracts/schema';
import type { AnyEndpoint, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { publish } from 'shared-kernel/events';
import { ApiError, type ApiFailure } from './api-error.ts';

/** What a call was answered with, its body as it came. */
export interface TextAnswer {
  readonly response: Response;
  readonly text: string;
}

const isCode = (code: unknown): code is string => typeof code === 'string' && code !== '';

const invalidAnswer = (endpoint: AnyEndpoint, status: number, problem: string, cause?: unknown): ApiError =>
  new ApiError({ code: 'invalid-answer', status, message: `${endpoint.path} answered ${problem}.`, cause });

/** The error that a refusal's body tells of; a body that is no envelope (a gateway's page) is an unknown error. */
export const refusal = (
  endpoint: AnyEndpoint,
  status: number,
  body: unknown,
  besides: Pick<ApiFailure, 'cause' | 'retryAt'> = {},
): ApiError => {
  const isEnvelope = typeof body === 'object' && body !== null && 'errorCode' in body;
  const code = isEnvelope && isCode(body.errorCode) ? body.errorCode : 'unknown';
  const said = isEnvelope && 'message' in body ? String(body.message) : 'no envelope';
  return new ApiError({
    code,
    status,
    message: `${endpoint.path} answered ${status}: ${said}`,
    value: isEnvelope && 'value' in body ? body.value : undefined,
    ...besides,
  });
};

/**
 * The checked value in the body of a success; rows that do not fit are left out of it and reported by the event `answer.rows-dropped`. Throws `ApiError` for a refusal and for what the contract does not know.
 */
export const readBody = <E extends AnyEndpoint>(endpoint: E, status: number, body: unknown): ValueOf<E> => {
  if (typeof body !== 'object' || body === null || !('success' in body))
    throw invalidAnswer(endpoint, status, 'without an envelope');
  if (body.success !== true) throw refusal(endpoint, status, body);
  const parsed = readValue(endpoint.value, 'value' in body ? body.value : undefined);
  if (!parsed.success) throw invalidAnswer(endpoint, status, 'a value that breaks its contract', parsed.error);
  if (parsed.dropped.length > 0) publish('answer.rows-dropped', { path: endpoint.path, reasons: parsed.dropped });
  return parsed.data;
};

const parsed = (endpoint: AnyEndpoint, { response, text }: TextAnswer): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalidAnswer(endpoint, response.status, 'no JSON', cause);
  }
};

/** The checked value of an answer, as `readBody` has it. Throws `ApiError` for one that is no JSON, too. */
export const readAnswer = <E extends AnyEndpoint>(endpoint: E, answer: TextAnswer): ValueOf<E> =>
  readBody(endpoint, answer.response.status, parsed(endpoint, answer));
