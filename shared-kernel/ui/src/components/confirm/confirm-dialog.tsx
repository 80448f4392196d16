import { useActionTexts } from '@shared-kernel/ui/action-texts';
import { Button } from '@shared-kernel/ui/button';
import { Dialog } from '@shared-kernel/ui/dialog';
import { Note } from '@shared-kernel/ui/note';
import type { Overlay } from '@shared-kernel/ui/overlay';
import { useState } from 'react';
import styles from './confirm.module.css';
import type { ConfirmRequest } from './confirm-request.ts';

interface ConfirmDialogProps extends ConfirmRequest {
  readonly overlay: Overlay<boolean>;
}

/** The question of `confirm()`: nothing closes it while the answer is being carried out. */
export const ConfirmDialog = ({
  overlay,
  title,
  text,
  action,
  cancel,
  tone = 'plain',
  run,
  failed,
}: ConfirmDialogProps) => {
  const t = useActionTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leave = () => {
    if (!isBusy) overlay.close(false);
  };
  const act = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await run?.();
      overlay.close(true);
    } catch (error) {
      setFailure(failed?.(error) ?? t('notDone'));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      kind="alert"
      isOpen={overlay.isOpen}
      onClose={leave}
      onClosed={overlay.onClosed}
      title={title}
      actions={
        <>
          <Button onClick={leave} disabled={isBusy}>
            {cancel ?? t('cancel')}
          </Button>
          <Button variant={tone === 'plain' ? 'primary' : tone} isBusy={isBusy} onClick={() => void act()}>
            {action}
          </Button>
        </>
      }
    >
      {text}
      {failure !== undefined && (
        <div className={styles.failure}>
          <Note tone="bad">{failure}</Note>
        </div>
      )}
    </Dialog>
  );
};
