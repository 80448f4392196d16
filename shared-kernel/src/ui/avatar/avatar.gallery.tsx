import type { Examples } from '../../gallery/examples.ts';
import { Avatar } from './avatar.tsx';

export const examples: Examples = {
  usual: () => <Avatar />,
  small: () => <Avatar size={40} />,
};
