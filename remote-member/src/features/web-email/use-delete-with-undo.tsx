import { Button } from '@shared-kernel/ui/button';
import { showToast, TOAST_LONG_MS } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { useDeleteMail, useRestoreMail } from './api/mail-calls.ts';

/** Deletes a mail and offers it back; what does not get through is said, and can be tried again. */
export const useDeleteWithUndo = (onDeleted: (id: string) => void) => {
  const { t } = useTranslation('member');
  const { mutateAsync: remove, isPending } = useDeleteMail();
  const { mutateAsync: restore } = useRestoreMail();

  const offer = (id: string, text: string, tone: 'plain' | 'bad'): void => {
    const close = showToast({
      text,
      tone,
      durationMs: TOAST_LONG_MS,
      action: (
        <Button
          size="s"
          onClick={() => {
            close();
            void bringBack(id);
          }}
        >
          {t('webEmail.undo')}
        </Button>
      ),
    });
  };
  const bringBack = (id: string): Promise<void> =>
    restore({ id }).then(
      () => void showToast({ text: t('webEmail.restored'), tone: 'ok' }),
      () => offer(id, t('webEmail.notRestored'), 'bad'),
    );
  const deleteMail = (id: string): Promise<void> =>
    remove({ id }).then(
      () => {
        onDeleted(id);
        offer(id, t('webEmail.deleted'), 'plain');
      },
      () => void showToast({ text: t('webEmail.notDeleted'), tone: 'bad' }),
    );
  return { deleteMail, isDeleting: isPending };
};
