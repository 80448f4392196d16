/** The session's own store and its ends. Pages read `useSession`, and change it by `signIn`, `updateSession`, `useSignOut`. */

export { sessionStore } from './session.store.ts';
export * from './session.ts';
export { startSessionSync } from './session-sync.ts';
export { expireLocally, signOutLocally } from './sign-out-locally.ts';
