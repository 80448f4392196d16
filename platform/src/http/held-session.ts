import { changePassword } from '@shared-kernel/contracts/account/password';
import { logout } from '@shared-kernel/contracts/account/session';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../base/platform-error.ts';
import type { LiveSession } from '../identity/find-session.ts';

const OPEN_TO_HELD: ReadonlySet<string> = new Set([changePassword.path, logout.path]);

/**
 * The session as a call may use it. One whose password must be changed is good for that alone (rules: PSW): to what is public it
 * is a guest's, to the rest it is refused.
 */
export const usableSession = (session: LiveSession | null, { path, access }: AnyEndpoint): LiveSession | null => {
  if (!session?.member.mustChangePassword || OPEN_TO_HELD.has(path)) return session;
  if (access === 'session') throw new PlatformError('password.expired', 'The password must be changed first.');
  return null;
};
