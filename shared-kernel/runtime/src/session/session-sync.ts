import { publish } from 'shared-kernel/events';
import { getSession, type Session, sessionStore } from './session.store.ts';
import { storedSession } from './stored-session.ts';
import { claimTab } from './tab-owner.ts';

const follow = (next: Session | null): void => {
  const before = getSession();
  claimTab(next);
  sessionStore.setState({ session: next });
  if (before?.token === next?.token) return;
  if (next) publish('session.signed-in', { userName: next.userName, type: next.type });
  else publish('session.signed-out', {});
};

/** Takes the stored session and follows what other tabs do with it, until the returned function is called. Called by the host. */
export const startSessionSync = (): (() => void) => {
  const stored = storedSession.read();
  claimTab(stored);
  sessionStore.setState({ session: stored });
  const listen = ({ key }: StorageEvent): void => {
    // A null key: the other tab cleared the whole storage.
    if (key === storedSession.key || key === null) follow(storedSession.read());
  };
  // A page that the browser kept whole for Back has heard nothing meanwhile.
  const look = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) follow(storedSession.read());
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', look);
  };
};
