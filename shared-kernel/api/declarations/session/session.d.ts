import { type Session } from './session.store.d.ts';
export { canTransferToUpline, isAgent, isTrial, type MemberType, seesContractPrompts, seesDividend, } from './member-type.d.ts';
export { getSession, type Session } from './session.store.d.ts';
export { signIn, updateSession } from './sign-in.d.ts';
/**
 * For remotes of 1603177, which bundle sign-out: pages use `useSignOut`.
 * @public
 */
export { signOutLocally } from './sign-out-locally.d.ts';
/** The signed-in member's session, null for a guest. */
export declare const useSession: () => Session | null;
