import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './deposit.module.css';

const ROWS = { tiles: 84, channel: 72, amount: 160 } as const;

/** In the size of methods, channels and amount. */
export const ChooseSkeleton = () => {
  const { t } = useTranslation('member');
  return (
    <div className={styles.stack} role="status" aria-label={t('deposit.loading')} aria-busy="true">
      <Skeleton height={ROWS.tiles} />
      <Skeleton height={ROWS.channel} />
      <Skeleton height={ROWS.channel} />
      <Skeleton height={ROWS.amount} />
    </div>
  );
};
