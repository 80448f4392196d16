/** The session's own store and its ends. Pages read `useSession`, and change it by `signIn`, `updateSession`, `useSignOut`. */

export { sessionStore } from '../session/session.store.ts';
export * from '../session/session.ts';
export { startSessionSync } from '../session/session-sync.ts';
export { expireLocally, signOutLocally } from '../session/sign-out-locally.ts';
