import { startSocial } from 'shared-kernel/contracts/social';
import { useLanguage } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { leaveFor } from './leave-for.ts';
import { searchToKeep, socialJourney } from './social-journey.ts';
import type { SocialProvider } from './social-sign-in.ts';

/** Leaves for a provider by the platform; the visitor comes back to the login page. */
export const useSocialStart = () => {
  const { mutateAsync, isPending, error } = useApiMutation(startSocial);
  const language = useLanguage();
  const start = async (provider: SocialProvider): Promise<void> => {
    const { address } = await mutateAsync({ provider, language });
    socialJourney.write({ provider, search: searchToKeep(window.location) });
    leaveFor(address);
  };
  return { start: (provider: SocialProvider) => void start(provider).catch(() => undefined), isPending, error };
};
