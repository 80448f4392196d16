import { useStore } from 'shared-kernel/store';
import { isTrial } from './member-type.ts';
import { type Session, sessionStore } from './session.store.ts';

export {
  canTransferToUpline,
  isAgent,
  isTrial,
  type MemberType,
  seesContractPrompts,
  seesDividend,
} from './member-type.ts';
export { getSession, type Session } from './session.store.ts';
export { signIn, updateSession } from './sign-in.ts';
/** The signed-in member's session, null for a guest. */
export const useSession = (): Session | null => useStore(sessionStore, (state) => state.session);

/** Whether the visitor plays with play money, without an account. */
export const useIsOnTrial = (): boolean =>
  useStore(sessionStore, ({ session }) => session !== null && isTrial(session.type));
