import { useTranslation } from 'shared-kernel/i18n';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import styles from './betting-record.module.css';

const CARDS = 4;
/** A card's height with its three figures. */
const CARD_HEIGHT = 122;

export const RecordSkeleton = () => {
  const { t } = useTranslation('member');
  return (
    <div className={styles.bets} role="status" aria-label={t('record.loading')}>
      <Skeleton width={140} height={16} radius="line" />
      {Array.from({ length: CARDS }, (_, card) => (
        <Skeleton key={card} height={CARD_HEIGHT} radius="3" />
      ))}
    </div>
  );
};
