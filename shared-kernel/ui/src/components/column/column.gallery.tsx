import { Card } from '@shared-kernel/ui/card';
import type { Examples } from '../../gallery/examples.ts';
import { Column } from './column.tsx';

export const examples: Examples = {
  parts: () => (
    <Column>
      <p>Choose how you want to reach us.</p>
      <Card isPadded>Live chat</Card>
    </Column>
  ),
};
