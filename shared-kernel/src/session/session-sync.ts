import { publish } from 'shared-kernel/events';
import { getSession, type Session, sessionStore } from './session.store.ts';
import { storedSession } from './stored-session.ts';

const follow = (next: Session | null): void => {
  const before = getSession();
  sessionStore.setState({ session: next });
  if (before?.token === next?.token) return;
  if (next) publish('session.signed-in', { userName: next.userName, type: next.type });
  else publish('session.signed-out', {});
};

/** Takes the stored session and follows what other tabs do with it, until the returned function is called. Called by the host. */
export const startSessionSync = (): (() => void) => {
  sessionStore.setState({ session: storedSession.read() });
  const listen = ({ key }: StorageEvent): void => {
    // A null key: the other tab cleared the whole storage.
    if (key === storedSession.key || key === null) follow(storedSession.read());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
