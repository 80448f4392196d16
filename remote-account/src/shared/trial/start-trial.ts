import { startTrial } from '@shared-kernel/contracts/account/session';
import { useApiMutation } from 'shared-kernel/query';
import { signIn } from 'shared-kernel/session';

/**
 * Starts play with play money and stores its session. `onStarted` hears, before the site does, whether the answer
 * sends the visitor home (a nonzero `trail`, specification: accounts §2).
 */
export const useStartTrial = (onStarted: (goesHome: boolean) => void) =>
  useApiMutation(startTrial, {
    onSuccess: (answer) => {
      onStarted(answer.trail !== 0);
      signIn(answer);
    },
  });
