import { startSocial } from '@shared-kernel/contracts/account/social';
import { Note } from '@shared-kernel/ui/note';
import { type ReactNode, useEffect, useState } from 'react';
import { hasFlag } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useEvent } from 'shared-kernel/events';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useSettings } from 'shared-kernel/settings';
import { leaveFor } from './leave-for.ts';
import styles from './social-buttons.module.css';
import { searchToKeep, socialJourney } from './social-journey.ts';
import { SOCIAL_PROVIDERS, type SocialProvider, socialHelper } from './social-sign-in.ts';

const MARKS: Readonly<Record<SocialProvider, ReactNode>> = {
  facebook: (
    <path d="M11.4 19V11H14L14.5 8H11.4V6.2Q11.4 4.7 13 4.7H14.6V2Q13.6 1.8 12.4 1.8Q8.6 1.8 8.6 5.8V8H6V11H8.6V19Z" />
  ),
  google: (
    <path d="M17.6 8.6H10.2V11.6H14.4Q13.6 14.6 10.2 14.6A4.6 4.6 0 1 1 13.2 6.5L15.4 4.4A7.6 7.6 0 1 0 10.2 17.6Q17.9 17.4 17.6 8.6Z" />
  ),
};

interface SocialRowProps {
  readonly providers: readonly SocialProvider[];
  readonly isBusy?: boolean;
  readonly onStart: (provider: SocialProvider) => void;
}

/** A button for each provider. */
const SocialRow = ({ providers, isBusy = false, onStart }: SocialRowProps) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.row}>
      <span className={styles.with}>{t('social.with')}</span>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className={styles.button}
          aria-label={t(`social.${provider}`)}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onStart(provider)}
        >
          <svg className={styles.mark} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            {MARKS[provider]}
          </svg>
        </button>
      ))}
    </div>
  );
};

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
