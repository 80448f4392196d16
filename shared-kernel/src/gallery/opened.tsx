import { type ReactNode, useState } from 'react';
import { Button } from 'shared-kernel/ui/button';

interface OpenedProps {
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A state that covers the page: it opens with a press, so that the page shows all the others meanwhile. */
export const Opened = ({ children }: OpenedProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button data-opens size="s" onClick={() => setIsOpen(true)}>
        Open
      </Button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  );
};
