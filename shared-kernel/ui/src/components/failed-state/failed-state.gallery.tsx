import type { Examples } from '../../gallery/examples.ts';
import { FailedState } from './failed-state.tsx';

const ignore = () => undefined;

export const examples: Examples = {
  page: () => (
    <FailedState
      title="The records did not come"
      text="Nothing has changed in your account."
      onRetry={ignore}
      code="Code NET-504"
    />
  ),
  'part of a page': () => (
    <FailedState isSmall title="No winners to show" text="The list did not come." onRetry={ignore} />
  ),
  retrying: () => <FailedState isSmall isRetrying title="No winners to show" text="One moment." onRetry={ignore} />,
};
