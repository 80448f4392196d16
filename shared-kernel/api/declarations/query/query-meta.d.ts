import type { Query } from '@tanstack/react-query';
import type { AnyEndpoint } from '../contracts/endpoint.d.ts';
import type { EventName } from '../events/events.d.ts';
export type RefreshedBy = EventName | readonly EventName[];
type ApiMeta = {
    /** Whose answer it is follows from the endpoint: no operation can forget to say it. */
    readonly endpoint?: AnyEndpoint;
    readonly refreshedBy?: readonly EventName[];
};
declare module '@tanstack/react-query' {
    interface Register {
        queryMeta: ApiMeta;
    }
}
/** What the query client's bindings need to know of a query. */
export declare const metaOf: (endpoint: AnyEndpoint, refreshedBy?: RefreshedBy) => ApiMeta;
type WithMeta = Pick<Query, 'meta'>;
/** Whether only a member gets the answer. */
export declare const isOfSession: ({ meta }: WithMeta) => boolean;
/** Whether a guest gets an answer too, but a member another one. */
export declare const isPersonal: (query: WithMeta) => boolean;
export {};
