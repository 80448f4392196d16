import { type Gate, useGate } from 'shared-kernel/gate';

/** The way to a member's pages: a guest is asked to log in over the page (specification: accounts §6). */
export const useMemberGate = (): Gate => useGate({ forGuests: 'ask-login' });
