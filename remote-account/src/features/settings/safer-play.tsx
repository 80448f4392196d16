import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { Headset, ShieldCheck } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useTranslation } from 'shared-kernel/i18n';

/** Where limits and breaks are set, and who helps. */
export const SaferPlay = () => {
  const { t } = useTranslation('account');
  return (
    <section>
      <SectionHead tone="quiet" title={t('settings.saferPlay')} />
      <RowList label={t('settings.saferPlay')}>
        <ListRow
          lead={<Icon of={ShieldCheck} />}
          title={t('settings.limits')}
          sub={t('settings.limitsDetail')}
          to={paths.security}
        />
        <ListRow
          lead={<Icon of={Headset} />}
          title={t('settings.talk')}
          sub={t('settings.talkDetail')}
          to={paths.service}
        />
      </RowList>
    </section>
  );
};
