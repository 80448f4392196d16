import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './member-centre.module.css';

/** Rows of each group in the brand with the most entries: 54 px each and a hairline between. */
const GROUP_HEIGHTS = [164, 164, 54, 109] as const;

/** The groups' ground, in the size of what comes. */
export const EntrySkeleton = () => {
  const { t } = useTranslation('member');
  return (
    <div className={styles.groups} role="status" aria-label={t('entry.loading')}>
      {GROUP_HEIGHTS.map((height, group) => (
        <div key={group} className={styles.group}>
          <Skeleton width={92} height={20} radius="line" />
          <Skeleton height={height} radius="3" />
        </div>
      ))}
    </div>
  );
};
