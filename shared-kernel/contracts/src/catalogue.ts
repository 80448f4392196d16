import { CALLS as account } from './account/calls.ts';
import { CALLS as agent } from './agent/calls.ts';
import { CALLS as browse } from './browse/calls.ts';
import { CALLS as member } from './member/calls.ts';
import { CALLS as system } from './system/calls.ts';
import type { AnyEndpoint } from './wire/endpoint.ts';

const AREAS = [...account, ...agent, ...browse, ...member, ...system];

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint by name: what the platform must answer and its OpenAPI document lists. Never imported by a page. */
export const ENDPOINTS: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  AREAS.flatMap(({ calls }) => calls.filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1]))),
);

/** An input of each endpoint, by its name, that the platform's own seed answers. */
export const EXAMPLES: Readonly<Record<string, object>> = Object.fromEntries([
  ...Object.keys(ENDPOINTS).map((name) => [name, {}]),
  ...AREAS.flatMap(({ examples }) => examples),
]);
