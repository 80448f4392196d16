import { startSocial } from '@shared-kernel/contracts/account/social';
import { Note } from '@shared-kernel/ui/note';
import { useEffect, useState } from 'react';
import { hasFlag } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useEvent } from 'shared-kernel/events';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useSettings } from 'shared-kernel/settings';
import { leaveFor } from './leave-for.ts';
import { searchToKeep, socialJourney } from './social-journey.ts';
import { SocialRow } from './social-row.tsx';
import { SOCIAL_PROVIDERS, type SocialProvider, socialHelper } from './social-sign-in.ts';

/** The helper is a merchant's own script and tells nobody when it is ready: it is looked for until it is. */
const LOOK_EVERY_MS = 500;

/** The sign-in helper once it is initialised, before the form is there or after; null until then and where nobody asks for it. */
const useSocialHelper = (isWanted: boolean) => {
  const [helper, setHelper] = useState(socialHelper);
  const isWaiting = isWanted && helper === null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setHelper(socialHelper), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return isWanted ? helper : null;
};

/** Leaves for a provider by the platform; the visitor comes back to the login page. */
const useSocialStart = () => {
  const { mutateAsync, isPending, error, reset } = useApiMutation(startSocial);
  const language = useLanguage();
  const start = async (provider: SocialProvider): Promise<void> => {
    const { address } = await mutateAsync({ provider, language });
    socialJourney.write({ provider, search: searchToKeep(window.location) });
    leaveFor(address);
  };
  // What is said of a press without a network is over when the network is back.
  useEvent('network.online', () => {
    if (error?.code === 'network') reset();
  });
  return { start: (provider: SocialProvider) => void start(provider).catch(() => undefined), isPending, error };
};

interface OfferedProps {
  /** Those whose flag is on. */
  readonly offered: readonly SocialProvider[];
}

/** What the platform itself signs in by. */
const OfPlatform = ({ offered }: OfferedProps) => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const { data: known = [] } = useSettings(({ socialProviders }) => socialProviders);
  const { start, isPending, error } = useSocialStart();
  const providers = offered.filter((provider) => known.includes(provider));
  if (providers.length === 0) return null;
  return (
    <>
      <SocialRow providers={providers} isBusy={isPending} onStart={start} />
      {error !== null && (
        <Note tone="bad">{error.code === 'network' ? tCommon('failed.press') : t('provider.unreachable')}</Note>
      )}
    </>
  );
};

const Offered = ({ offered }: OfferedProps) => {
  const helper = useSocialHelper(true);
  if (helper === null) return <OfPlatform offered={offered} />;
  return <SocialRow providers={offered} onStart={helper.start} />;
};

/**
 * Facebook and Google, each where its flag is on: by the merchant's sign-in helper once it is initialised (accounts §2), else by the
 * platform where it knows the provider; otherwise nothing.
 */
export const SocialButtons = () => {
  const offered = SOCIAL_PROVIDERS.filter(({ flag }) => hasFlag(flag)).map(({ provider }) => provider);
  return offered.length > 0 && <Offered offered={offered} />;
};
