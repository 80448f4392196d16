import { Button } from '@shared-kernel/ui/button';
import { type ReactNode, useState } from 'react';

interface OpenedProps {
  readonly children: (isOpen: boolean, close: () => void, open: () => void) => ReactNode;
}

/** A state that covers the page: it opens with a press, so that the page shows all the others meanwhile. */
export const Opened = ({ children }: OpenedProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      <Button data-opens size="s" onClick={open}>
        Open
      </Button>
      {children(isOpen, () => setIsOpen(false), open)}
    </>
  );
};
