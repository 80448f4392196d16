import { Note } from '@shared-kernel/ui/note';
import { Spinner } from '@shared-kernel/ui/spinner';
import { useTranslation } from 'shared-kernel/i18n';
import type { SocialFinish } from './use-social-finish.ts';

/** On the login page, of whoever comes back from a provider: that it goes on, or why it did not. */
export const SocialNotice = ({ of: finish }: { readonly of: SocialFinish }) => {
  const { t } = useTranslation('account');
  if (finish.phase === 'none' || finish.phase === 'known') return null;
  const name = t(`provider.name.${finish.provider ?? 'other'}`);
  if (finish.phase === 'failed') return <Note tone="bad">{t(`provider.failed.${finish.failure}`, { name })}</Note>;
  return (
    <p role="status">
      <Spinner /> {t('provider.busy', { name })}
    </p>
  );
};
