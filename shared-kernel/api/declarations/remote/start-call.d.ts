import { type AnyEndpoint, type InputOf } from '../contracts/endpoint.d.ts';
import type { StartCall } from '../contracts/release.d.ts';
type Filled<Value> = Value | `$${'language' | 'merchant' | 'today'}` | `$query.${string}`;
/**
 * Declares a GET that the document starts before any code arrives. Its input must come out the same, key by key, as
 * what the page's own operation sends: the API client matches by method, path and sorted query.
 */
export declare const startCall: <E extends AnyEndpoint>(endpoint: E, input: { readonly [Key in keyof InputOf<E>]: Filled<InputOf<E>[Key]>; }) => StartCall;
export {};
