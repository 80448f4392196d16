import { useActionTexts } from 'shared-kernel/action';
import { getSession } from 'shared-kernel/session';
import { showToast, TOAST_LONG_MS } from 'shared-kernel/ui/toast';
import styles from './undo.module.css';

export interface UndoRequest {
  /** What has been done: `Message deleted`. */
  readonly text: string;
  /** Puts everything back as it was. */
  readonly onUndo: () => void;
  /**
   * It stays done: called once when the time is over, a newer notice takes the place, or the page is left. Not when the
   * session has ended meanwhile: nothing is sent in another's name.
   */
  readonly onKept?: () => void;
}

const UndoButton = ({ onPress }: { readonly onPress: () => void }) => {
  const own = useActionTexts();
  return (
    <button type="button" className={styles.undo} onClick={onPress}>
      {own('undo')}
    </button>
  );
};

/**
 * Says that something is done and offers 8 s to take it back, in place of a question beforehand. Change what is shown
 * first, then call this; send the change to the server in `onKept`. Returns its close function, which keeps.
 */
export const showUndo = ({ text, onUndo, onKept }: UndoRequest): (() => void) => {
  let isUndone = false;
  const takeBack = () => {
    isUndone = true;
    close();
    onUndo();
  };
  const member = getSession()?.userName;
  const onClosed = () => {
    window.removeEventListener('pagehide', close);
    if (!isUndone && member === getSession()?.userName) onKept?.();
  };
  const close = showToast({ text, durationMs: TOAST_LONG_MS, action: <UndoButton onPress={takeBack} />, onClosed });
  window.addEventListener('pagehide', close);
  return close;
};
