import { paths } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useTranslation } from 'shared-kernel/i18n';

/** The site's page for an address that no live remote shows; the document server answers it with 404. The header says its title. */
export const NotFound = () => {
  const { t } = useTranslation('frame');
  return (
    <EmptyState title={t('notFound.text')} action={<LinkButton to={paths.home}>{t('notFound.home')}</LinkButton>} />
  );
};
