import { Button } from '@shared-kernel/ui/button';
import { useState } from 'react';
import type { Examples } from '../../gallery/examples.ts';
import { Popover } from './popover.tsx';

const Hanging = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      trigger={
        <Button data-opens size="s">
          Open
        </Button>
      }
      label="Balance"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      align="start"
    >
      Refreshed a moment ago.
    </Popover>
  );
};

export const examples: Examples = { usual: Hanging };
