import { createStore } from 'shared-kernel/store';

/** What is stored under `MC_SESSION_INFO`, field by field (specification: accounts §3). */
export interface Session {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  /** `customerType` of the login answer, always as a string. */
  readonly type: string;
  readonly firstTimeLogin: boolean;
}

export interface SessionState {
  readonly session: Session | null;
}

/** Null until `startSessionSync` has read the browser's storage. */
export const sessionStore = createStore<SessionState>(() => ({ session: null }));

export const getSession = (): Session | null => sessionStore.getState().session;
