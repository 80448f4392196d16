import { callApi } from 'shared-kernel/api';
import { logout } from 'shared-kernel/contracts/session';
import { signOutLocally } from 'shared-kernel/session';

/**
 * Ends the session on the server, then forgets the member in this browser (specification: accounts §4). A server that
 * does not answer within `limitMs` keeps nobody signed in here. Never throws.
 */
export const logOut = async (limitMs: number): Promise<void> => {
  try {
    await callApi(logout, {}, { signal: AbortSignal.timeout(limitMs) });
  } catch {
    // The token runs out by itself; what matters to the member is that this browser no longer has it.
  } finally {
    signOutLocally();
  }
};
