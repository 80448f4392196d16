import { useKitTexts } from 'shared-kernel/kit';
import { FailedState } from 'shared-kernel/ui/failed-state';
import styles from './retry-card.module.css';

export interface RetryCardProps {
  readonly compositionId: string;
  readonly onRetry: () => void;
}

/** What stands where a page could not: what is safe, one thing to do, and the code that names the combination. */
export const RetryCard = ({ compositionId, onRetry }: RetryCardProps) => {
  const kit = useKitTexts();
  return (
    <div className={styles.card} data-testid="retry-card">
      <FailedState code={kit('code', { code: compositionId })} onRetry={onRetry} />
    </div>
  );
};
