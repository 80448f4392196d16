import { paths } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { useSignOut as useKernelSignOut } from 'shared-kernel/sign-out';
import { LOADING_ENDLESS_MS, showLoading } from 'shared-kernel/ui/loading-indicator';

/**
 * Signs out from the header menu: a loading message (up to 9999 s, ending with the call), the logout call, then home
 * with a full reload.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const { t } = useTranslation('frame');
  const { signOut } = useKernelSignOut({ onSignedOut: () => window.location.assign(paths.home) });
  return async () => {
    const endLoading = showLoading({ text: t('loading'), timeoutMs: LOADING_ENDLESS_MS });
    await signOut();
    endLoading();
  };
};
