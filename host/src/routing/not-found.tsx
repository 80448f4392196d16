import { paths } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { LinkButton } from 'shared-kernel/ui/link-button';

/** The site's page for an address that no live remote shows; the document server answers it with 404. */
export const NotFound = () => {
  const { t } = useTranslation('frame');
  return (
    <EmptyState
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <LinkButton to={paths.home} variant="primary">
          {t('notFound.home')}
        </LinkButton>
      }
    />
  );
};
