import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { loginLink, paths } from '@shared-kernel/contracts/system/paths';
import { isAgent, isTrial, type Session } from 'shared-kernel/session';

/** What the frame does about a visitor who asks for a page. */
export type AccessOutcome =
  | { readonly kind: 'show' }
  /** The page is replaced by the login prompt, in its place. */
  | { readonly kind: 'prompt' }
  | { readonly kind: 'redirect'; readonly to: string; readonly notice?: 'free_reject' };

const SHOW: AccessOutcome = { kind: 'show' };
const HOME: AccessOutcome = { kind: 'redirect', to: paths.home };

const loginFrom = (here: string): AccessOutcome => ({ kind: 'redirect', to: loginLink(here) });

/** Its guests are sent home, not to the login (specification: accounts §4). */
const isAgentHome = (here: string): boolean => here.split('?')[0] === paths.agentHome;

/**
 * What each access rule does with a guest at an address (specification: accounts §6; the four outcomes for guests, and the
 * agent home). A tap on a link to a page of `login-dialog` opens the dialog where it is; a typed address has no page below.
 */
const FOR_GUEST: Readonly<Record<ReleaseRoute['access'], (here: string) => AccessOutcome>> = {
  public: () => SHOW,
  'login-page': loginFrom,
  'login-dialog': loginFrom,
  'login-prompt': () => ({ kind: 'prompt' }),
  home: () => HOME,
  agent: (here) => (isAgentHome(here) ? HOME : loginFrom(here)),
};

/** Decides by the route's rule and the session; `here` is the path with its query. A trial that is turned away finds on its own page what an account has. */
export const decideAccess = (
  route: Pick<ReleaseRoute, 'access' | 'rejectsTrial'>,
  session: Session | null,
  here: string,
): AccessOutcome => {
  if (session === null) return FOR_GUEST[route.access](here);
  if (route.rejectsTrial && isTrial(session.type)) return { kind: 'redirect', to: paths.trial, notice: 'free_reject' };
  if (route.access === 'agent' && !isAgent(session.type)) return HOME;
  return SHOW;
};
