import { forgetTab } from 'shared-kernel/host/storage';
import { storedText } from 'shared-kernel/storage';
import type { Session } from './session.store.ts';

/** In the session storage: whose things this tab keeps. */
const tabOwner = storedText('tabOwner', { owner: 'member', area: 'session' });

/**
 * Takes the tab for who is signed in now. Another tab's sign-out does not reach this one's session storage, and a tab that
 * the browser brings back brings it along: drafts of a member are forgotten here when it is somebody else's turn.
 */
export const claimTab = (session: Session | null): void => {
  const owner = tabOwner.read();
  if (owner !== null && owner !== session?.userName) forgetTab();
  if (session !== null) tabOwner.write(session.userName);
};
