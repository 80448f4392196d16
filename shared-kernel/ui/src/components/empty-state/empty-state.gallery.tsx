import { Button } from '@shared-kernel/ui/button';
import type { Examples } from '../../gallery/examples.ts';
import { EmptyState } from './empty-state.tsx';

export const examples: Examples = {
  usual: () => (
    <EmptyState
      title="No bets in these days"
      text="Choose other days, or play a round."
      action={<Button variant="primary">See the games</Button>}
    />
  ),
  'words alone': () => <EmptyState drawing={null} title="No messages" />,
};
