import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import type { Examples } from '@shared-kernel/ui/gallery';
import { ClosedState } from './closed-state.tsx';

export const examples: Examples = {
  maintenance: () => (
    <ClosedState
      kind="maintenance"
      title="Back soon"
      text="We are working on the site. Your balance and open bets are safe."
      actions={<Button isBlock>Try again</Button>}
      status="Trying again every 30 seconds"
    >
      <Card isPadded variant="well">
        Expected back at 6:30 AM
      </Card>
    </ClosedState>
  ),
  region: () => (
    <ClosedState
      kind="region"
      title="Not available here"
      text="The site cannot be used from where you are."
      actions={<Button isBlock>Customer service</Button>}
    />
  ),
};
