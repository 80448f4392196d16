import { Button } from '@shared-kernel/ui/button';
import type { Examples } from '../../gallery/examples.ts';
import { Opened } from '../../gallery/opened.tsx';
import { Dialog } from './dialog.tsx';

export const examples: Examples = {
  decision: () => (
    <Opened>
      {(isOpen, close) => (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title="Log in first"
          hasClose
          actions={
            <>
              <Button onClick={close}>Register</Button>
              <Button variant="primary" onClick={close}>
                Log in
              </Button>
            </>
          }
        >
          This page is for members.
        </Dialog>
      )}
    </Opened>
  ),
  alert: () => (
    <Opened>
      {(isOpen, close) => (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          kind="alert"
          title="Your session has ended"
          actions={
            <Button variant="primary" onClick={close}>
              Log in again
            </Button>
          }
        >
          Somebody logged in with this account on another phone.
        </Dialog>
      )}
    </Opened>
  ),
};
