import { Button } from '@shared-kernel/ui/button';
import type { Examples } from '../../gallery/examples.ts';
import { LOADING_SHORT_MS, showLoading } from './loading-indicator.tsx';

export const examples: Examples = {
  'for two seconds': () => (
    <Button size="s" onClick={() => showLoading({ text: 'Please wait', timeoutMs: LOADING_SHORT_MS })}>
      Wait
    </Button>
  ),
};
