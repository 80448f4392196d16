import { Card } from '@shared-kernel/ui/card';
import type { Examples } from '../../gallery/examples.ts';
import { Pressable } from './pressable.tsx';

const ignore = () => undefined;

export const examples: Examples = {
  button: () => (
    <Pressable onPress={ignore}>
      <Card isPadded>All of this card is one target</Card>
    </Pressable>
  ),
  link: () => (
    <Pressable to="/m/home">
      <Card isPadded>This one goes to a page</Card>
    </Pressable>
  ),
};
