import { object, string } from '@shared-kernel/contracts/schema';
import { type AnyEndpoint, type InputOf, isOfMember, type ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { callKey } from 'shared-kernel/api';
import { apiConfig } from 'shared-kernel/host/api';
import { getSession } from 'shared-kernel/session';
import { type Stored, stored } from 'shared-kernel/storage';

/** Longer ones, in characters of JSON, would crowd out what matters more. */
const LONGEST = 200_000;

interface Persisted<E extends AnyEndpoint> {
  readonly of: string;
  readonly value: ValueOf<E>;
}

/** Read through the contract: what an earlier release kept in another shape is nothing. */
const recordOf = <E extends AnyEndpoint>(endpoint: E, name: string): Stored<Persisted<E>> =>
  stored(name, {
    owner: isOfMember(endpoint) ? 'member' : 'device',
    schema: object({ of: string(), value: endpoint.value }),
  }) as Stored<Persisted<E>>;

/** What the answer belongs to: merchant, member (empty in a record of the device) and call with its language. */
const askerOf = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): string =>
  [apiConfig().merchant(), (isOfMember(endpoint) && getSession()?.userName) || '', callKey(endpoint, input)].join(' ');

/** The answer to the same question on an earlier visit, for endpoints that have a local record. */
export const persistedResponse = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): ValueOf<E> | undefined => {
  if (endpoint.cachedAs === undefined) return undefined;
  const kept = recordOf(endpoint, endpoint.cachedAs).read();
  return kept?.of === askerOf(endpoint, input) ? kept.value : undefined;
};

/** Keeps an answer in its local record, if the endpoint has one; hands it on. */
export const persistResponse = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  value: ValueOf<E>,
): ValueOf<E> => {
  if (endpoint.cachedAs !== undefined && JSON.stringify(value).length <= LONGEST)
    recordOf(endpoint, endpoint.cachedAs).write({ of: askerOf(endpoint, input), value });
  return value;
};
