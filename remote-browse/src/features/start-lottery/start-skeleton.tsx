import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './start-skeleton.module.css';

/** The grounds of draw, result, tabs and picker, each in its size. */
export const StartSkeleton = () => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.parts} role="status" aria-label={t('play.loading')}>
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={420} radius="3" />
    </div>
  );
};
