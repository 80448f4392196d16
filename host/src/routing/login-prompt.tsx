import { loginLink } from '@shared-kernel/contracts/system/paths';
import { Drawing } from '@shared-kernel/ui/drawing';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';

/** Stands in the place of a page whose rule is `login-prompt`. */
export const LoginPrompt = ({ back }: { readonly back: string }) => {
  const { t } = useTranslation('frame');
  const tCommon = useCommonTexts();
  return (
    <EmptyState
      drawing={<Drawing of="harbour" />}
      title={t('access.promptTitle')}
      text={t('access.promptText')}
      action={
        <LinkButton to={loginLink(back)} variant="primary">
          {tCommon('login')}
        </LinkButton>
      }
    />
  );
};
