/**
 * Forgets the member in this browser: token, trial user, member info, the whole session storage, saved auto-password
 * entries, the bank list and whatever else was stored as a member's; `autoLogin` becomes `0` (specification: accounts
 * §4). The remembered login stays. The logout call is the caller's.
 */
export declare const signOutLocally: () => void;
