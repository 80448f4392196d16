import { logout } from '@shared-kernel/contracts/account/session';
import { isApiError } from 'shared-kernel/api';
import { signOutLocally } from 'shared-kernel/host/session';
import { useApiMutation } from 'shared-kernel/query';

interface SignOutOptions {
  /** Milliseconds after which the server is not waited for any longer; without it, for as long as the call takes. */
  readonly limitMs?: number;
  /** When the member is forgotten here. */
  readonly onSignedOut: (outcome: SignOutOutcome) => void;
}

export interface SignOutOutcome {
  /** Nothing of the site could be reached: a page that is loaded anew now would not come. */
  readonly isOffline: boolean;
}

/**
 * Ends the session on the server, then forgets the member in this browser (specification: accounts §4). A server that
 * fails keeps nobody signed in here: the token runs out by itself, and this browser no longer has it.
 */
export const useSignOut = ({ limitMs, onSignedOut }: SignOutOptions) => {
  const { mutateAsync, isPending } = useApiMutation(logout);
  const signOut = async (): Promise<void> => {
    const wasOffline = mutateAsync({}).then(
      () => false,
      (error: unknown) => isApiError(error) && error.code === 'network',
    );
    const isOver = new Promise<false>((resolve) => {
      if (limitMs !== undefined) setTimeout(resolve, limitMs, false);
    });
    const isOffline = await Promise.race([wasOffline, isOver]);
    signOutLocally();
    onSignedOut({ isOffline });
  };
  return { signOut, isPending };
};
