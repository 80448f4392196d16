/** Names under which the session and what goes with it are kept in the browser (specification: accounts §3). */
export const STORED = {
  session: 'MC_SESSION_INFO',
  memberInfo: 'memberInfo',
  autoLogin: 'autoLogin',
  bankList: 'bankList',
} as const;

/** Saved auto-password entries: every key that starts so. */
export const AUTO_PASSWORD_PREFIX = 'autoPassword';

/** In the session storage: the name of a trial account. */
export const TRIAL_USER = 'trialUser';
