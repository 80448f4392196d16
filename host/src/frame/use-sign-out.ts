import { paths } from '@shared-kernel/contracts/system/paths';
import { LOADING_ENDLESS_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { whenOnPageEntry } from 'shared-kernel/host/router';
import { useKitTexts } from 'shared-kernel/kit';
import { useGo } from 'shared-kernel/router';
import { useSignOut as useKernelSignOut } from 'shared-kernel/sign-out';

/**
 * Signs out from the header menu: a loading message (up to 9999 s, ending with the call), the logout call, then home
 * with a full reload; without a line, which would bring nothing, home is shown from what is here.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const kit = useKitTexts();
  const go = useGo();
  const { signOut } = useKernelSignOut({
    // The question is still open, with an entry of its own in the history.
    onSignedOut: ({ isOffline }) =>
      whenOnPageEntry(() => (isOffline ? go(paths.home) : window.location.assign(paths.home))),
  });
  return async () => {
    const endLoading = showLoading({ text: kit('wait'), timeoutMs: LOADING_ENDLESS_MS });
    await signOut();
    endLoading();
  };
};
