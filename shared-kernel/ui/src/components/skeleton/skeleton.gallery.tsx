import type { Examples } from '../../gallery/examples.ts';
import { Skeleton } from './skeleton.tsx';

export const examples: Examples = {
  'a line of text': () => <Skeleton width="60%" height={20} radius="line" />,
  'a card': () => <Skeleton height={96} radius="3" />,
  'a picture': () => <Skeleton width={120} ratio="3 / 4" radius="pic" />,
};
