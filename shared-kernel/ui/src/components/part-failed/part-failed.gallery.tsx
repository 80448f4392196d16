import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { Examples } from '../../gallery/examples.ts';
import { PartFailed } from './part-failed.tsx';

const ignore = () => undefined;

export const examples: Examples = {
  'in a card': () => <PartFailed text="The balance did not load" onRetry={ignore} />,
  'in the size of its skeleton': () => (
    <PartFailed text="No banners to show" onRetry={ignore} room={<Skeleton height={146} />} />
  ),
  retrying: () => <PartFailed text="The balance did not load" isRetrying onRetry={ignore} />,
};
