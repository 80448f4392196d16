import { Dialog as Base } from '@base-ui/react/dialog';
import { Icon } from '@shared-kernel/ui/icon';
import { X } from '@shared-kernel/ui/icons';
import type { ReactNode } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import styles from './dialog.module.css';
import { useDismissal } from './use-dismissal.ts';
import { useModalFocus } from './use-modal-focus.ts';

export { useBackCloses } from './use-back-closes.ts';
export { MASK_DEAF_MS } from './use-dismissal.ts';

interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by Back, by Esc, by a press on the mask (not in its first 300 ms) or by the close button. */
  readonly onClose: () => void;
  /** The closing motion has ended: what must not happen before the dialog is gone. */
  readonly onClosed?: () => void;
  readonly title: string;
  /** A drawing across the top. */
  readonly picture?: ReactNode;
  /** Above the title: where this stands among others. */
  readonly over?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot, equally wide: the way out first, the primary one last. */
  readonly actions?: ReactNode;
  /** With a close button at its corner; without one, the actions must hold a way out. */
  readonly hasClose?: boolean;
  /** What the close button is called, if not `Close`: how a remote built on kernel 1.0 asks for one. */
  readonly closeLabel?: string | undefined;
  /** An `alert` interrupts to ask or tell something that cannot wait. */
  readonly kind?: 'dialog' | 'alert';
}

/** A decision in the middle of the screen. Holds the focus while it is open and gives it back. */
export const Dialog = ({
  isOpen,
  onClose,
  onClosed,
  title,
  picture,
  over,
  children,
  actions,
  closeLabel,
  hasClose = closeLabel !== undefined,
  kind = 'dialog',
}: DialogProps) => {
  const tCommon = useCommonTexts();
  const hasPicture = picture !== undefined && picture !== false && picture !== null;
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={useDismissal(isOpen, onClose)}
      onOpenChangeComplete={(isStillOpen) => {
        if (!isStillOpen) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.mask} />
        <Base.Popup
          className={styles.dialog}
          role={kind === 'alert' ? 'alertdialog' : 'dialog'}
          data-kind={kind}
          {...useModalFocus()}
        >
          {picture}
          {hasClose && (
            <Base.Close
              className={styles.close}
              data-on-picture={hasPicture || undefined}
              aria-label={closeLabel ?? tCommon('close')}
            >
              <Icon of={X} size="l" />
            </Base.Close>
          )}
          <div className={styles.body}>
            {over !== undefined && <p className={styles.over}>{over}</p>}
            <Base.Title className={styles.title} data-clear-of-close={(hasClose && !hasPicture) || undefined}>
              {title}
            </Base.Title>
            <Base.Description render={<div />} className={styles.text}>
              {children}
            </Base.Description>
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
