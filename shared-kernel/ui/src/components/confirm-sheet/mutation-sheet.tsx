import { useActionTexts } from '@shared-kernel/ui/action-texts';
import { Button } from '@shared-kernel/ui/button';
import { MutationNews, type MutationWords } from '@shared-kernel/ui/mutation-status';
import { Sheet } from '@shared-kernel/ui/sheet';
import type { ReactNode } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import type { IdempotentMutationPhase } from 'shared-kernel/idempotent-mutation';

interface ActionsProps {
  /** The button, with what it does: `Transfer ₱500.00`. */
  readonly action: string;
  /** The button beside it before anything is sent, if not `Cancel`. */
  readonly leave?: string | undefined;
  /** In place of the action where it cannot be done: another way on. Null for none. */
  readonly instead?: ReactNode;
  readonly phase: IdempotentMutationPhase;
  readonly onConfirm: () => void;
  readonly onAskAgain: () => void;
  /** Not while the answer is on its way. */
  readonly onClose: () => void;
}

export interface MutationSheetProps extends ActionsProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What becomes of it, in whole sentences. */
  readonly words?: MutationWords | undefined;
  readonly isRestored?: boolean;
  readonly refusal?: string | undefined;
  readonly receipt?: ReactNode;
  readonly children: ReactNode;
}

const Actions = ({ phase, action, leave, instead, onConfirm, onAskAgain, onClose }: ActionsProps) => {
  const t = useActionTexts();
  const tCommon = useCommonTexts();
  if (phase === 'done') {
    return (
      <Button variant="primary" onClick={onClose}>
        {tCommon('ok')}
      </Button>
    );
  }
  const isOpen = phase === 'unknown';
  const isInstead = instead !== undefined && (phase === 'idle' || phase === 'failed');
  return (
    <>
      <Button onClick={onClose} disabled={phase === 'sending'}>
        {isOpen ? tCommon('close') : (leave ?? t('cancel'))}
      </Button>
      {isInstead ? (
        instead
      ) : (
        <Button variant="primary" isBusy={phase === 'sending'} onClick={isOpen ? onAskAgain : onConfirm}>
          {isOpen ? tCommon('retry') : action}
        </Button>
      )}
    </>
  );
};

/** A sheet for a `useIdempotentMutation`: its contents, what became of it, and the buttons of its phase. It stays while the answer is on its way. */
export const MutationSheet = ({
  isOpen,
  title,
  words,
  phase,
  isRestored = false,
  refusal,
  receipt,
  onClose,
  children,
  ...actions
}: MutationSheetProps) => {
  const leave = () => {
    if (phase !== 'sending') onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={leave}
      title={title}
      actions={<Actions {...actions} phase={phase} onClose={leave} />}
    >
      {children}
      <MutationNews phase={phase} words={words} isRestored={isRestored} refusal={refusal} receipt={receipt} />
    </Sheet>
  );
};
