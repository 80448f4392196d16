import { changePasswordLink, paths } from '@shared-kernel/contracts/system/paths';
import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { useEvent } from 'shared-kernel/events';
import { expireLocally } from 'shared-kernel/host/session';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation, useNavigate } from 'shared-kernel/router';

/**
 * Reacts to a token that the server refuses: the member is signed out here and told so; the access rules do the rest. One whose
 * password must be changed is led to where that is done, and back.
 */
export const SessionWatch = () => {
  const { t } = useTranslation('frame');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEvent('session.expired', () => {
    expireLocally();
    showToast({ text: t('access.expired'), durationMs: TOAST_SHORT_MS });
  });
  useEvent('password.expired', () => {
    if (pathname !== paths.changePassword) void navigate(changePasswordLink(pathname + search), { replace: true });
  });
  return null;
};
