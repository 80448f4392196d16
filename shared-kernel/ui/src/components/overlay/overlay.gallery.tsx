import { Button } from '@shared-kernel/ui/button';
import { Sheet } from '@shared-kernel/ui/sheet';
import { showToast } from '@shared-kernel/ui/toast';
import type { Examples } from '../../gallery/examples.ts';
import { openOverlay } from './overlay.tsx';

const ask = async () => {
  const answer = await openOverlay<string | null>(null, ({ isOpen, close, onClosed }) => (
    <Sheet
      isOpen={isOpen}
      onClose={() => close(null)}
      onClosed={onClosed}
      title="Pay with"
      actions={
        <Button variant="primary" onClick={() => close('GCash')}>
          GCash
        </Button>
      }
    >
      Asked from an event handler, awaited like any call.
    </Sheet>
  ));
  if (answer !== null) showToast({ text: answer });
};

export const examples: Examples = {
  'a sheet that is awaited': () => (
    <Button data-opens size="s" onClick={() => void ask()}>
      Open
    </Button>
  ),
};
