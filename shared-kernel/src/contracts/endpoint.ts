import type { Infer, Input, Schema } from 'shared-kernel/schema';
import type { ModuleId } from './headers.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API, written once: the browser's client sends it, the platform answers it, the OpenAPI document
 * and the tests' fake answers are made from it. `input` travels as the query of GET and DELETE, as the JSON body of
 * POST and PUT; `value` is what the envelope carries on success.
 */
export interface Endpoint<In extends Schema = Schema, Out extends Schema = Schema> {
  /** What it does, in a few words, for the API's readable page. */
  readonly summary: string;
  readonly method: Method;
  readonly path: `/wps/${string}` | `/lgw/${string}`;
  readonly input: In;
  readonly value: Out;
  /** `session`: without a live token the answer is 401 and the error code `session.expired`. */
  readonly access: 'public' | 'session';
  /** Sent as the `ModuleId` header (specification: accounts §3). */
  readonly module?: ModuleId;
  /** The body travels as a JWE, named in the `Encryption` header. */
  readonly isEncrypted?: true;
  /** A GET that changes something (contract decisions): never retried, cached or started early. */
  readonly changesState?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest endpoint; a schema's input and output are contravariant.
export type AnyEndpoint = Endpoint<any, any>;
export type InputOf<E extends AnyEndpoint> = Input<E['input']>;
export type ParsedInputOf<E extends AnyEndpoint> = Infer<E['input']>;
export type ValueOf<E extends AnyEndpoint> = Infer<E['value']>;

/** Keeps the literal types of an endpoint. */
export const defineEndpoint = <In extends Schema, Out extends Schema>(endpoint: Endpoint<In, Out>): Endpoint<In, Out> =>
  endpoint;

/** True if sending the call twice does no more than sending it once, so that the client may retry it. */
export const isRepeatable = (endpoint: AnyEndpoint): boolean =>
  endpoint.method === 'GET' && endpoint.changesState !== true;
