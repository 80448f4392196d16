import { Button } from '@shared-kernel/ui/button';
import { type ReactNode, useState } from 'react';
import { spokenCode } from 'shared-kernel/api';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { FailureCode } from './failure-code.tsx';
import styles from './part-failed.module.css';

export { FailureCode } from './failure-code.tsx';

interface PartFailedProps {
  /** What did not come, if not `This part`. */
  readonly text?: ReactNode;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Why, for the code to read out. */
  readonly error?: unknown;
  /** When, in milliseconds of the phone's clock; now unless given. */
  readonly failedAt?: number | undefined;
  /** The skeleton of what did not come: the card takes its size, so that nothing jumps. */
  readonly room?: ReactNode;
}

/** One part of a page did not come: said where it would stand, calmly, with a Retry of its own and a code to read out. Announced at once. */
export const PartFailed = ({ text, onRetry, isRetrying = false, error, failedAt, room }: PartFailedProps) => {
  const tCommon = useCommonTexts();
  const [firstAt] = useState(Date.now);
  return (
    <div className={styles.place} data-failed>
      {room !== undefined && (
        <div className={styles.room} aria-hidden="true">
          {room}
        </div>
      )}
      <div className={styles.card} role="alert">
        <span className={styles.words}>
          <span className={styles.text}>{text ?? tCommon('failed.title')}</span>
          <FailureCode code={spokenCode(error)} failedAt={failedAt ?? firstAt} />
        </span>
        <Button variant="quiet" size="s" isBusy={isRetrying} onClick={onRetry}>
          {tCommon('retry')}
        </Button>
      </div>
    </div>
  );
};
