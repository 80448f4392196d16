import { forgetTab } from 'shared-kernel/host/storage';
import { storedText } from 'shared-kernel/storage';
import type { Session } from './session.store.ts';

/** In the session storage: whose things this tab keeps. */
const tabOwner = storedText('tabOwner', { owner: 'member', area: 'session' });

/** In the session storage: the owner's session has run out, and nobody has signed out. */
const ranOut = storedText('tabRanOut', { owner: 'member', area: 'session' });

/** Leaves what the tab keeps to its owner, who may come back. */
export const leaveTab = (): void => void ranOut.write('1');

/**
 * Takes the tab for who is signed in now. Another tab's sign-out does not reach this one's session storage, and a tab that
 * the browser brings back brings it along: drafts of a member are forgotten here when it is somebody else's turn. After a session
 * that ran out a guest is no somebody: its owner may come back.
 */
export const claimTab = (session: Session | null): void => {
  if (session === null && ranOut.read() !== null) return;
  ranOut.remove();
  const owner = tabOwner.read();
  if (owner !== null && owner !== session?.userName) forgetTab();
  if (session !== null) tabOwner.write(session.userName);
};
