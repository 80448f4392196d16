import { LinkButton } from '@shared-kernel/ui/link-button';
import type { Examples } from '../../gallery/examples.ts';
import { SectionHead } from './section-head.tsx';

export const examples: Examples = {
  strong: () => (
    <SectionHead
      title="Hot games"
      trailing={
        <LinkButton to="/m/slotsCenter" size="s" variant="quiet">
          See all
        </LinkButton>
      }
    />
  ),
  quiet: () => <SectionHead title="Account" tone="quiet" />,
};
