import { callApi } from 'shared-kernel/api';
import { startTrial } from 'shared-kernel/contracts/session';
import { getLanguage } from 'shared-kernel/i18n';
import { signIn } from 'shared-kernel/session';

/**
 * Starts play with play money and stores its session. `onStarted` hears, before the site does, whether the answer
 * sends the visitor home (a nonzero `trail`, specification: accounts §2). Throws `ApiError`.
 */
export const startTrialPlay = async (onStarted: (goesHome: boolean) => void): Promise<void> => {
  const answer = await callApi(startTrial, { language: getLanguage() });
  onStarted(answer.trail !== 0);
  signIn(answer);
};
