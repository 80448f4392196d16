import type { Query, QueryClient } from '@tanstack/react-query';
import { type EventName, subscribe } from 'shared-kernel/events';
import { dropPrefetchedCalls, dropPreloadedCalls } from 'shared-kernel/host/api';
import { getSession } from 'shared-kernel/session';
import { isOfSession, isPersonal } from './query-meta.ts';

/** As if it had never been asked: the library's own reset goes back to the answer that was kept for whoever was here first. */
const forget = (query: Query): void => {
  query.reset();
  query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' });
};

const askAnew = (client: QueryClient, predicate: (query: Query) => boolean): void => {
  for (const query of client.getQueryCache().findAll({ predicate })) forget(query);
  void client.refetchQueries({ type: 'active', predicate });
};

/** Drops a member's answers at once. Only what a guest gets too is asked for again. */
const forgetMember = (client: QueryClient): void => {
  dropPreloadedCalls();
  for (const query of client.getQueryCache().findAll({ predicate: isOfSession })) {
    void query.cancel({ silent: true });
    forget(query);
  }
  askAnew(client, isPersonal);
};

/** Asks for the member's answers. What a guest saw stays until theirs is here; another member's does not. */
const welcomeMember = (client: QueryClient, wasGuest: boolean): void => {
  dropPreloadedCalls();
  askAnew(client, isOfSession);
  if (wasGuest) void client.invalidateQueries({ predicate: isPersonal });
  else askAnew(client, isPersonal);
};

/** What failed while the network was gone, and what is a member's: money may have moved meanwhile. */
const mayHaveMissed = (query: Query): boolean => query.state.error !== null || isOfSession(query);

/** Asks again after an event for each answer whose operation names it (`refreshedBy`); listens once for each event. */
const bindRefreshes = (client: QueryClient): (() => void) => {
  const bound = new Map<EventName, () => void>();
  const bind = (name: EventName): void => {
    const refresh = () => {
      dropPrefetchedCalls();
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.refreshedBy?.includes(name) === true });
    };
    if (!bound.has(name)) bound.set(name, subscribe(name, refresh));
  };
  const unwatch = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' || type === 'observerAdded') query.meta?.refreshedBy?.forEach(bind);
  });
  return () => {
    unwatch();
    for (const unbind of bound.values()) unbind();
  };
};

/** Keeps the answers in step with who is signed in and with what happened, until the returned function is called. Called by the host. */
export const bindQueryEvents = (client: QueryClient): (() => void) => {
  let wasGuest = getSession() === null;
  const leave = () => {
    wasGuest = true;
    forgetMember(client);
  };
  const bound = [
    subscribe('session.signed-in', () => {
      welcomeMember(client, wasGuest);
      wasGuest = false;
    }),
    subscribe('session.signed-out', leave),
    subscribe('session.expired', leave),
    // Money has moved: what the document has asked for, and no page has taken yet, tells of before.
    subscribe('wallet.changed', dropPreloadedCalls),
    subscribe('network.online', () => void client.invalidateQueries({ predicate: mayHaveMissed })),
    bindRefreshes(client),
  ];
  return () => {
    for (const unbind of bound) unbind();
  };
};
