import { useEvent } from 'shared-kernel/events';
import { signOutLocally } from 'shared-kernel/host/session';
import { useTranslation } from 'shared-kernel/i18n';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';

/** Reacts to a token that the server refuses: the member is signed out here and told so; the access rules do the rest. */
export const SessionWatch = () => {
  const { t } = useTranslation('frame');
  useEvent('session.expired', () => {
    signOutLocally();
    showToast({ text: t('access.expired'), durationMs: TOAST_SHORT_MS });
  });
  return null;
};
