import { publish } from 'shared-kernel/events';
import { getSession, type Session, sessionStore } from './session.store.ts';
import { STORED } from './stored-names.ts';
import { parseSession, readSession } from './stored-session.ts';

const follow = (next: Session | null): void => {
  const before = getSession();
  sessionStore.setState({ session: next });
  if (before?.token === next?.token) return;
  if (next) publish('session.signed-in', { userName: next.userName, type: next.type });
  else publish('session.signed-out', {});
};

/** Takes the stored session and follows what other tabs do with it, until the returned function is called. Called by the host. */
export const startSessionSync = (): (() => void) => {
  sessionStore.setState({ session: readSession() });
  const listen = (event: StorageEvent): void => {
    if (event.storageArea !== localStorage) return;
    if (event.key === STORED.session) follow(parseSession(event.newValue));
    // A null key: the other tab cleared the whole storage.
    else if (event.key === null) follow(null);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
