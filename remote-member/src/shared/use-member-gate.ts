import { type LoginGuard, useRequireLogin } from 'shared-kernel/frame/require-login';

/** The way to a member's pages: a guest is asked to log in over the page (specification: accounts §6). */
export const useMemberGate = (): LoginGuard => useRequireLogin({ forGuests: 'ask-login' });
