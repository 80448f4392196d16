import { Button } from '@shared-kernel/ui/button';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import type { Examples } from '../../gallery/examples.ts';
import { Opened } from '../../gallery/opened.tsx';
import { Sheet } from './sheet.tsx';

const ignore = () => undefined;

export const examples: Examples = {
  choices: () => (
    <Opened>
      {(isOpen, close) => (
        <Sheet isOpen={isOpen} onClose={close} title="Pay with">
          <RowList isFlat>
            <ListRow title="GCash" onPress={ignore} />
            <ListRow title="Maya" onPress={ignore} />
            <ListRow title="Bank transfer" onPress={ignore} />
          </RowList>
        </Sheet>
      )}
    </Opened>
  ),
  'with a foot': () => (
    <Opened>
      {(isOpen, close) => (
        <Sheet
          isOpen={isOpen}
          onClose={close}
          title="Dates"
          actions={
            <Button variant="primary" isBlock onClick={close}>
              Show
            </Button>
          }
        >
          At most 90 days.
        </Sheet>
      )}
    </Opened>
  ),
};
