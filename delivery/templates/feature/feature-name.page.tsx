import { useTranslation } from 'shared-kernel/i18n';
import { Column } from '@shared-kernel/ui/column';

export const Page = () => {
  const { t } = useTranslation('remoteName');
  return (
    <Column>
      <p>{t('featureName.text')}</p>
    </Column>
  );
};
