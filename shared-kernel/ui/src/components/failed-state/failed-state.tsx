import { Button } from '@shared-kernel/ui/button';
import { Drawing } from '@shared-kernel/ui/drawing';
import { RotateCw } from '@shared-kernel/ui/icons';
import type { ReactNode } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { PlainState } from '../empty-state/plain-state.tsx';
import styles from './failed-state.module.css';

interface FailedStateProps {
  /** What did not come, if not `This part`. */
  readonly title?: string | undefined;
  /** What happened and what is safe, if not that something went wrong. */
  readonly text?: ReactNode;
  readonly onRetry: () => void;
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** Something to read out to the service: `Code NET-504`. */
  readonly code?: ReactNode;
  /** Without the drawing, for a card or a shelf of a page. */
  readonly isSmall?: boolean;
}

/** Something did not come: what happened, what is safe, one thing to do, a code. Announced at once. */
export const FailedState = ({
  title,
  text,
  onRetry,
  retryLabel,
  isRetrying = false,
  code,
  isSmall = false,
}: FailedStateProps) => {
  const tCommon = useCommonTexts();
  return (
    <div role="alert">
      <PlainState
        drawing={!isSmall && <Drawing of="lanterns" />}
        title={title ?? tCommon('failed.title')}
        text={text ?? tCommon('failed.text')}
        action={
          <Button icon={RotateCw} isBusy={isRetrying} onClick={onRetry} size={isSmall ? 's' : 'm'}>
            {retryLabel ?? tCommon('retry')}
          </Button>
        }
        foot={code !== undefined && <p className={styles.code}>{code}</p>}
        isSmall={isSmall}
      />
    </div>
  );
};
