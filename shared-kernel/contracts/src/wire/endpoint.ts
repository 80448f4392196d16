import type { Infer, Input, Schema } from '@shared-kernel/contracts/schema';
import type { ErrorCode, ErrorStatuses } from './envelope.ts';
import type { ModuleId } from './headers.ts';
import type { LocalRecord } from './local-records.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API, written once: the browser's client sends it, the platform answers it, the OpenAPI document
 * and the tests' fake answers are made from it. `input` travels as the query of GET and DELETE, as the body of
 * POST and PUT; `value` is what the envelope carries on success.
 */
export interface Endpoint<
  In extends Schema = Schema,
  Out extends Schema = Schema,
  Errors extends ErrorStatuses = Readonly<Record<never, never>>,
> {
  /** What it does, in a few words, for the API's readable page. */
  readonly summary: string;
  readonly method: Method;
  readonly path: `/wps/${string}` | `/lgw/${string}`;
  readonly input: In;
  readonly value: Out;
  /** `session`: without a live token the answer is 401 and the error code `session.expired`. */
  readonly access: 'public' | 'session';
  /** The codes of this call beside those that every call may answer with (`ERROR_STATUS`). */
  readonly errors?: Errors;
  /** Sent as the `ModuleId` header (specification: accounts §3). */
  readonly module?: ModuleId;
  /** How the body travels: JSON unless said. `multipart` carries the `file()` fields of the input. */
  readonly body?: 'json' | 'form' | 'multipart';
  /** The body travels as a JWE, named in the `Encryption` header. */
  readonly isEncrypted?: true;
  /** An installed standalone web app adds the `Device` header (specification: accounts §3, login payload). */
  readonly namesDevice?: true;
  /** A GET that changes something (contract decisions): never retried, cached or started early. */
  readonly changesState?: true;
  /** Carries an `Idempotency-Key`: sent twice under one key, it is done once and answered alike. */
  readonly isIdempotent?: true;
  /** A public call whose answer holds a member's content: forgotten at sign-out like one of access `session`. */
  readonly isPersonal?: true;
  /** The answer stays in the browser under this name: the next visit, and a call that fails, show it. */
  readonly cachedAs?: LocalRecord;
  /** How long the client waits for each attempt, in milliseconds; null waits as long as the server takes. */
  readonly timeoutMs?: number | null;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest endpoint; a schema's input and output are contravariant.
export type AnyEndpoint = Endpoint<any, any, any>;
export type InputOf<E extends AnyEndpoint> = Input<E['input']>;
export type ParsedInputOf<E extends AnyEndpoint> = Infer<E['input']>;
export type ValueOf<E extends AnyEndpoint> = Infer<E['value']>;
/** Every code that the call may be refused with: its own, and the common ones. */
export type ErrorCodeOf<E extends AnyEndpoint> = ErrorCode | Extract<keyof NonNullable<E['errors']>, string>;

/** Keeps the literal types of an endpoint. */
export const defineEndpoint = <
  In extends Schema,
  Out extends Schema,
  Errors extends ErrorStatuses = Readonly<Record<never, never>>,
>(
  endpoint: Endpoint<In, Out, Errors>,
): Endpoint<In, Out, Errors> => endpoint;

/** Whether the answer is a member's: forgotten at sign-out, and given to nobody else. */
export const isOfMember = ({ access, isPersonal }: AnyEndpoint): boolean => access === 'session' || isPersonal === true;

/** True if sending the call twice does no more than sending it once, so that the client may retry it. */
export const isRepeatable = (endpoint: AnyEndpoint): boolean =>
  endpoint.method === 'GET' && endpoint.changesState !== true;
