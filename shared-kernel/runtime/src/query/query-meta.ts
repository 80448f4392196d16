import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import type { Query } from '@tanstack/react-query';
import type { EventName } from 'shared-kernel/events';

export type RefreshedBy = EventName | readonly EventName[];

type ApiMeta = {
  /** Whose answer it is follows from the endpoint: no operation can forget to say it. */
  readonly endpoint?: Omit<AnyEndpoint, 'cachedAs'>;
  readonly refreshedBy?: readonly EventName[];
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ApiMeta;
  }
}

/** What the query client's bindings need to know of a query. */
export const metaOf = (endpoint: AnyEndpoint, refreshedBy: RefreshedBy = []): ApiMeta => ({
  endpoint,
  refreshedBy: [refreshedBy].flat(),
});

type WithMeta = Pick<Query, 'meta'>;

/** Whether only a member gets the answer. */
export const isOfSession = ({ meta }: WithMeta): boolean => meta?.endpoint?.access === 'session';

/** Whether a guest gets an answer too, but a member another one. */
export const isPersonal = (query: WithMeta): boolean =>
  !isOfSession(query) && query.meta?.endpoint?.isPersonal === true;
