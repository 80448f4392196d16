import { paths } from '@shared-kernel/contracts/system/paths';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useTranslation } from 'shared-kernel/i18n';

/** How a team without anybody begins. */
export const useFirstMember = () => {
  const { t } = useTranslation('agent');
  return {
    text: t('firstMember.text'),
    action: <LinkButton to={paths.openAccount}>{t('firstMember.openAccount')}</LinkButton>,
  };
};
