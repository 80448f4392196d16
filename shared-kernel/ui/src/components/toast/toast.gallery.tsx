import { Button } from '@shared-kernel/ui/button';
import type { Examples } from '../../gallery/examples.ts';
import { showToast, TOAST_LONG_MS } from './toast.tsx';

const Shows = ({ tone, text }: { readonly tone: 'ok' | 'bad'; readonly text: string }) => (
  <Button size="s" onClick={() => showToast({ tone, text, durationMs: TOAST_LONG_MS })}>
    Show
  </Button>
);

export const examples: Examples = {
  ok: () => <Shows tone="ok" text="Copied" />,
  bad: () => <Shows tone="bad" text="The bet was not placed: the match has begun" />,
};
