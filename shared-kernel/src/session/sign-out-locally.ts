import { publish } from 'shared-kernel/events';
import { sessionStore } from './session.store.ts';
import { AUTO_PASSWORD_PREFIX, STORED } from './stored-names.ts';

/**
 * Forgets the member in this browser: token, trial user, member info, the whole session storage, saved auto-password
 * entries and the bank list; `autoLogin` becomes `0` (specification: accounts §4). The remembered login stays. The logout call is the caller's.
 */
export const signOutLocally = (): void => {
  const autoPasswords = Object.keys(localStorage).filter((key) => key.startsWith(AUTO_PASSWORD_PREFIX));
  for (const key of [STORED.session, STORED.memberInfo, STORED.bankList, ...autoPasswords])
    localStorage.removeItem(key);
  localStorage.setItem(STORED.autoLogin, '0');
  sessionStorage.clear();
  sessionStore.setState({ session: null });
  publish('session.signed-out', {});
};
