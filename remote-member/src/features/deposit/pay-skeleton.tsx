import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './deposit.module.css';

const CARD_PX = 420;

export const PaySkeleton = () => {
  const { t } = useTranslation('member');
  return (
    <div className={styles.stack} role="status" aria-label={t('deposit.orderLoading')} aria-busy="true">
      <Skeleton height={CARD_PX} />
    </div>
  );
};
