import type { QueryClient } from '@tanstack/react-query';
import { dropStartCalls } from 'shared-kernel/api';
import { getFavouriteIds } from 'shared-kernel/contracts/favourites';
import { getBalance, getPromotions } from 'shared-kernel/contracts/member';
import { subscribe } from 'shared-kernel/events';
import { isOfSession } from './query-client.ts';

/** Forgets a member's answers at once, without asking for them again: there is nobody to ask for. */
const forgetMember = (client: QueryClient): void => {
  dropStartCalls();
  for (const query of client.getQueryCache().findAll({ predicate: isOfSession })) {
    void query.cancel({ silent: true });
    query.reset();
  }
};

const refetchMember = (client: QueryClient): void => {
  dropStartCalls();
  void client.resetQueries({ predicate: isOfSession });
};

/** Keeps the kernel's own queries in step with what happened, until the returned function is called. Called by the host. */
export const bindQueryEvents = (client: QueryClient): (() => void) => {
  const refresh = (path: string) => () => {
    void client.invalidateQueries({ queryKey: [path] });
  };
  const bound = [
    subscribe('session.signed-in', () => refetchMember(client)),
    subscribe('session.signed-out', () => forgetMember(client)),
    subscribe('session.expired', () => forgetMember(client)),
    subscribe('wallet.changed', refresh(getBalance.path)),
    subscribe('promotion.claimed', refresh(getPromotions.path)),
    subscribe('favourites.changed', refresh(getFavouriteIds.path)),
  ];
  return () => {
    for (const unbind of bound) unbind();
  };
};
