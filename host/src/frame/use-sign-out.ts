import { paths } from 'shared-kernel/contracts/paths';
import { useKitTexts } from 'shared-kernel/kit';
import { useSignOut as useKernelSignOut } from 'shared-kernel/sign-out';
import { LOADING_ENDLESS_MS, showLoading } from 'shared-kernel/ui/loading-indicator';

/**
 * Signs out from the header menu: a loading message (up to 9999 s, ending with the call), the logout call, then home
 * with a full reload.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const kit = useKitTexts();
  const { signOut } = useKernelSignOut({ onSignedOut: () => window.location.assign(paths.home) });
  return async () => {
    const endLoading = showLoading({ text: kit('wait'), timeoutMs: LOADING_ENDLESS_MS });
    await signOut();
    endLoading();
  };
};
