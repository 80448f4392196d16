import { FailedState } from '@shared-kernel/ui/failed-state';
import { FailureCode } from '@shared-kernel/ui/part-failed';
import { useState } from 'react';
import styles from './retry-card.module.css';

export interface RetryCardProps {
  readonly compositionId: string;
  readonly onRetry: () => void;
}

/** What stands where a page could not: what is safe, one thing to do, and the code that names the combination. */
export const RetryCard = ({ compositionId, onRetry }: RetryCardProps) => {
  const [failedAt] = useState(Date.now);
  return (
    <div className={styles.card} data-testid="retry-card">
      <FailedState code={<FailureCode code={compositionId} failedAt={failedAt} />} onRetry={onRetry} />
    </div>
  );
};
