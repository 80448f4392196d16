import { paths } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useTranslation } from 'shared-kernel/i18n';

/** The address of the maintenance page while there is none: the host's gate stands before every page of a closed site. */
export const Page = () => {
  const { t } = useTranslation('browse');
  return (
    <EmptyState
      title={t('maintenance.open')}
      text={t('maintenance.openText')}
      action={
        <LinkButton to={paths.home} variant="primary">
          {t('maintenance.home')}
        </LinkButton>
      }
    />
  );
};
