import { paths } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { logOut } from 'shared-kernel/sign-out';
import { LOADING_ENDLESS_MS, showLoading } from 'shared-kernel/ui/loading-indicator';

/**
 * Signs out from the header menu: a loading message (up to 9999 s, ending with the call), the logout call, then home
 * with a full reload. A failed call signs out here all the same: the token is forgotten and expires by itself.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const { t } = useTranslation('frame');
  return async () => {
    const endLoading = showLoading({ text: t('loading'), timeoutMs: LOADING_ENDLESS_MS });
    await logOut(LOADING_ENDLESS_MS);
    endLoading();
    window.location.assign(paths.home);
  };
};
