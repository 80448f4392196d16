import { Skeleton } from '@shared-kernel/ui/skeleton';
import styles from './records.module.css';

const CARDS = 4;
/** A card's height with its figures. */
const CARD_HEIGHT = 122;

export const RecordSkeleton = ({ label }: { readonly label: string }) => (
  <div className={styles.list} role="status" aria-label={label}>
    <Skeleton width={140} height={16} radius="line" />
    {Array.from({ length: CARDS }, (_, card) => (
      <Skeleton key={card} height={CARD_HEIGHT} radius="3" />
    ))}
  </div>
);
