import { logout } from 'shared-kernel/contracts/session';
import { signOutLocally } from 'shared-kernel/host/session';
import { useApiMutation } from 'shared-kernel/query';

interface SignOutOptions {
  /** Milliseconds after which the server is not waited for any longer; without it, for as long as the call takes. */
  readonly limitMs?: number;
  /** When the member is forgotten here. */
  readonly onSignedOut: () => void;
}

/**
 * Ends the session on the server, then forgets the member in this browser (specification: accounts §4). A server that
 * fails keeps nobody signed in here: the token runs out by itself, and this browser no longer has it.
 */
export const useSignOut = ({ limitMs, onSignedOut }: SignOutOptions) => {
  const { mutateAsync, isPending } = useApiMutation(logout);
  const signOut = async (): Promise<void> => {
    const ended = mutateAsync({}).catch(() => undefined);
    const isOver = new Promise((resolve) => {
      if (limitMs !== undefined) setTimeout(resolve, limitMs);
    });
    await Promise.race([ended, isOver]);
    signOutLocally();
    onSignedOut();
  };
  return { signOut, isPending };
};
