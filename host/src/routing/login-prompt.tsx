import { loginLink } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';

/** Stands in the place of a page whose rule is `login-prompt`. */
export const LoginPrompt = ({ back }: { readonly back: string }) => {
  const { t } = useTranslation('frame');
  const kit = useKitTexts();
  return (
    <EmptyState
      title={t('access.promptTitle')}
      text={t('access.promptText')}
      action={
        <LinkButton to={loginLink(back)} variant="primary">
          {kit('login')}
        </LinkButton>
      }
    />
  );
};
