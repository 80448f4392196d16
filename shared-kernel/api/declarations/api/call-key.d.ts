import type { AnyEndpoint, InputOf } from '../contracts/endpoint.d.ts';
/** The query of an input: fields without a value are left out, the rest sorted by name. */
export declare const queryOf: (input: object) => string;
/** A call's address on the API's origin: the path, and its query if it has one. */
export declare const addressOf: (path: string, query: string) => string;
/** The name under which the document keeps a call that it started: `GET <path>?<query sorted by key>`, no `?` without a query. */
export declare const callKey: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => string;
