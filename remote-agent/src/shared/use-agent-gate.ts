import { type LoginGuard, useRequireLogin } from 'shared-kernel/frame/require-login';

/** The way to the agent's pages: without a session nothing happens (specification: accounts §2). */
export const useAgentGate = (): LoginGuard => useRequireLogin({ forGuests: 'stay' });
