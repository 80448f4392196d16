import { paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Icon } from '@shared-kernel/ui/icon';
import { Clock, Headset } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { BreakOn } from '../../../shared/breaks/use-break-words.ts';
import styles from './breaks.module.css';

/** Focused as it appears: the button that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

interface BreakTakenProps {
  readonly taken: BreakOn;
  readonly onClose: () => void;
}

/** That a break has begun: its end, and whom to talk to. */
export const BreakTaken = ({ taken: { until }, onClose }: BreakTakenProps) => {
  const { t } = useTranslation('member');
  const tCommon = useCommonTexts();
  const { day, time } = useFormat();
  return (
    <div className={styles.taken}>
      <div ref={focus} className={styles.news} tabIndex={-1} role="status">
        <Icon of={Clock} size="l" />
        <p className={styles.end}>{t('security.break.taken', { day: day(until), time: time(until) })}</p>
        <p className={styles.quiet}>{t('security.break.takenText')}</p>
      </div>
      <RowList label={t('security.break.help')}>
        <ListRow
          lead={<Icon of={Headset} />}
          title={t('security.break.service')}
          sub={t('security.break.serviceText')}
          to={paths.service}
        />
      </RowList>
      <p className={styles.quiet}>{t('security.break.crisis')}</p>
      <Button isBlock onClick={onClose}>
        {tCommon('ok')}
      </Button>
    </div>
  );
};
