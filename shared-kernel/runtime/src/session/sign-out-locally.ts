import { publish } from 'shared-kernel/events';
import { forgetInBrowser, forgetStoredMember } from 'shared-kernel/host/storage';
import { sessionStore } from './session.store.ts';
import { autoLogin, trialUser } from './stored-names.ts';
import { leaveTab } from './tab-owner.ts';

const end = (): void => {
  autoLogin.write('0');
  sessionStore.setState({ session: null });
  publish('session.signed-out', {});
};

/**
 * Forgets the member in this browser: token, trial user, member info, the whole session storage, saved auto-password
 * entries, the bank list and whatever else was stored as a member's; `autoLogin` becomes `0` (specification: accounts
 * §4). The remembered login stays. The logout call is the caller's.
 */
export const signOutLocally = (): void => {
  forgetStoredMember();
  end();
};

/**
 * The same for a session that has run out, but for what the tab keeps: something that was sent and of which nobody knows the
 * end, a draft. It is still the member's when they log in again; when another does, the tab forgets it (`claimTab`).
 */
export const expireLocally = (): void => {
  forgetInBrowser();
  trialUser.remove();
  leaveTab();
  end();
};
