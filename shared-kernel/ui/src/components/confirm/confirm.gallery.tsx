import { Button } from '@shared-kernel/ui/button';
import type { Examples } from '../../gallery/examples.ts';
import { type ConfirmRequest, confirm } from './confirm.tsx';

const Asks = (request: ConfirmRequest) => (
  <Button data-opens size="s" onClick={() => void confirm(request)}>
    Open
  </Button>
);

export const examples: Examples = {
  plain: () => (
    <Asks
      title="Use this bonus?"
      text="It asks for a turnover of ₱5,000.00 within 7 days."
      action="Use it"
      cancel="Not now"
    />
  ),
  'takes something away, and fails': () => (
    <Asks
      title="Remove this card?"
      text="BPI, ending in 4471. It takes effect after 24 hours."
      action="Remove"
      cancel="Keep it"
      tone="danger"
      run={() => Promise.reject(new Error('offline'))}
      failed={() => 'The card was not removed. Nothing has changed.'}
    />
  ),
};
