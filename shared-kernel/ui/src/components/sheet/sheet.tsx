import { Drawer as Base } from '@base-ui/react/drawer';
import { Icon } from '@shared-kernel/ui/icon';
import { X } from '@shared-kernel/ui/icons';
import type { ReactNode } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { prefersStillness } from 'shared-kernel/motion';
import { useDismissal } from '../dialog/use-dismissal.ts';
import { useModalFocus } from '../dialog/use-modal-focus.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly isOpen: boolean;
  /** Asked for by Back, by Esc, by dragging it down, by a press on the mask (not in its first 300 ms) or by the close button. */
  readonly onClose: () => void;
  /** The closing motion has ended. */
  readonly onClosed?: () => void;
  readonly title: string;
  /** What the close button is called, if not `Close`. */
  readonly closeLabel?: string;
  readonly children?: ReactNode;
  /** Buttons at the foot, in reach of a thumb. */
  readonly actions?: ReactNode;
}

/** For the library: nothing of this sheet is dragged. */
const STILL = { 'data-base-ui-swipe-ignore': '' };

/**
 * Choices that rise from the bottom, over at most 86 % of the screen; what does not fit scrolls between head and foot.
 * Dragged down far or fast enough it closes, unless less motion is asked for: then there is no handle either.
 */
export const Sheet = ({ isOpen, onClose, onClosed, title, closeLabel, children, actions }: SheetProps) => {
  const tCommon = useCommonTexts();
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
        <Base.Viewport className={styles.place}>
          <Base.Popup className={styles.sheet} {...useModalFocus()} {...(prefersStillness() && STILL)}>
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close className={styles.close} aria-label={closeLabel ?? tCommon('close')}>
                <Icon of={X} size="l" />
              </Base.Close>
            </header>
            <Base.Content className={styles.scroll}>{children}</Base.Content>
            {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
