import { useTranslation } from 'shared-kernel/i18n';
import { FailedState } from 'shared-kernel/ui/failed-state';
import styles from './retry-card.module.css';

export interface RetryCardProps {
  readonly compositionId: string;
  readonly onRetry: () => void;
}

/** What stands where a page could not: what is safe, one thing to do, and the code that names the combination. */
export const RetryCard = ({ compositionId, onRetry }: RetryCardProps) => {
  const { t } = useTranslation('frame');
  return (
    <div className={styles.card} data-testid="retry-card">
      <FailedState
        title={t('failure.title')}
        text={t('failure.text')}
        retryLabel={t('failure.retry')}
        code={t('failure.code', { code: compositionId })}
        onRetry={onRetry}
      />
    </div>
  );
};
