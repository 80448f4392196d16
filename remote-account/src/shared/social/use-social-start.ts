import { startSocial } from '@shared-kernel/contracts/account/social';
import { useEvent } from 'shared-kernel/events';
import { useLanguage } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { leaveFor } from './leave-for.ts';
import { searchToKeep, socialJourney } from './social-journey.ts';
import type { SocialProvider } from './social-sign-in.ts';

/** Leaves for a provider by the platform; the visitor comes back to the login page. */
export const useSocialStart = () => {
  const { mutateAsync, isPending, error, reset } = useApiMutation(startSocial);
  const language = useLanguage();
  const start = async (provider: SocialProvider): Promise<void> => {
    const { address } = await mutateAsync({ provider, language });
    socialJourney.write({ provider, search: searchToKeep(window.location) });
    leaveFor(address);
  };
  // What is said of a press without a line is over when the line is back.
  useEvent('line.restored', () => {
    if (error?.code === 'network') reset();
  });
  return { start: (provider: SocialProvider) => void start(provider).catch(() => undefined), isPending, error };
};
