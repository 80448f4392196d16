import { BACK_PARAMETER, registerLink } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { useSearchParams } from 'shared-kernel/router';
import { LinkButton } from 'shared-kernel/ui/link-button';
import { Note } from 'shared-kernel/ui/note';
import { Spinner } from 'shared-kernel/ui/spinner';
import type { SocialFinish } from './use-social-finish.ts';

/** On the login page, of whoever comes back from a provider: that it goes on, why it did not, or what is left to do. */
export const SocialNotice = ({ of: finish }: { readonly of: SocialFinish }) => {
  const { t } = useTranslation('account');
  const kit = useKitTexts();
  const [search] = useSearchParams();
  if (finish.phase === 'none') return null;
  const name = t(`provider.name.${finish.provider ?? 'other'}`);
  if (finish.phase === 'busy')
    return (
      <p role="status">
        <Spinner /> {t('provider.busy', { name })}
      </p>
    );
  if (finish.phase === 'failed') return <Note tone="bad">{t(`provider.failed.${finish.failure}`, { name })}</Note>;
  return (
    <>
      <Note>{t('provider.known', { name })}</Note>
      <LinkButton to={registerLink(search.get(BACK_PARAMETER) ?? undefined)} isBlock>
        {kit('register')}
      </LinkButton>
    </>
  );
};
