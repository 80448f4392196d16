import { changePasswordLink, paths } from '@shared-kernel/contracts/system/paths';
import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { publish, useEvent } from 'shared-kernel/events';
import { expireLocally } from 'shared-kernel/host/session';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { getSession, isTrial } from 'shared-kernel/session';
import { useHost } from './host-context.ts';
import { decideAccess } from './routing/access.ts';

/** The pages that have a form to come in by. */
const ENTRANCES: readonly string[] = [paths.login, paths.register, paths.forgotPassword];

/** What a member whose session has run out sees: the login over the page, unless the page has one, its rule leads to one, or a trial has none. */
const useExpiry = () => {
  const { t } = useTranslation('frame');
  const { routes } = useHost();
  const { pathname, search } = useLocation();
  return () => {
    const session = getSession();
    const here = pathname + search;
    const match = routes.match(pathname);
    const outcome = match && decideAccess(match.route, null, here);
    const leaves = outcome?.kind === 'redirect';
    const hasForm = ENTRANCES.includes(pathname) || (leaves && outcome.to !== paths.home);
    expireLocally();
    if (session === null || isTrial(session.type) || hasForm)
      showToast({ text: t('access.expired'), durationMs: TOAST_SHORT_MS });
    else publish('session.login-asked', { expiredUser: session.userName, ...(leaves && { goOnTo: here }) });
  };
};

/**
 * Reacts to a token that the server refuses: the member is signed out here, and finds the login over the page, which goes on
 * afterwards. One whose password must be changed is led to where that is done, and back.
 */
export const SessionWatch = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEvent('session.expired', useExpiry());
  useEvent('password.expired', () => {
    if (pathname !== paths.changePassword) void navigate(changePasswordLink(pathname + search), { replace: true });
  });
  return null;
};
