import { Note } from '@shared-kernel/ui/note';
import { hasFlag } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { useSettings } from 'shared-kernel/settings';
import { SocialRow } from './social-row.tsx';
import { SOCIAL_PROVIDERS, type SocialProvider } from './social-sign-in.ts';
import { useSocialHelper } from './use-social-helper.ts';
import { useSocialStart } from './use-social-start.ts';

interface OfferedProps {
  /** Those whose flag is on. */
  readonly offered: readonly SocialProvider[];
}

/** What the platform itself signs in by. */
const OfPlatform = ({ offered }: OfferedProps) => {
  const { t } = useTranslation('account');
  const kit = useKitTexts();
  const { data: known = [] } = useSettings(({ socialProviders }) => socialProviders);
  const { start, isPending, error } = useSocialStart();
  const providers = offered.filter((provider) => known.includes(provider));
  if (providers.length === 0) return null;
  return (
    <>
      <SocialRow providers={providers} isBusy={isPending} onStart={start} />
      {error !== null && (
        <Note tone="bad">{error.code === 'network' ? kit('failed.press') : t('provider.unreachable')}</Note>
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
