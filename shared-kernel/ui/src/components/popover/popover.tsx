import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { rememberOpener } from '../dialog/focus-return.ts';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import styles from './popover.module.css';

interface PopoverProps {
  /** The button that it hangs on; it must take a ref and the properties of a button. */
  readonly trigger: ReactElement;
  /** Its name, for those who listen. */
  readonly label: string;
  readonly children: ReactNode;
  readonly isOpen: boolean;
  /** Asked for by the button, by Back, by Esc, by a press beside it and by the focus leaving it. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly align?: 'start' | 'center' | 'end';
}

/** A small panel under the button that opened it. Stays inside the screen; gives the focus back. */
export const Popover = ({ trigger, label, children, isOpen, onOpenChange, align = 'end' }: PopoverProps) => {
  useBackCloses(isOpen, () => onOpenChange(false));
  const button = useRef<HTMLButtonElement>(null);
  const takeFocus = (): boolean => {
    rememberOpener(button.current ?? undefined);
    return true;
  };
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.place} side="bottom" align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.panel} aria-label={label} initialFocus={takeFocus}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
