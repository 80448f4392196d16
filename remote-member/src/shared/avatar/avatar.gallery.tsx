import type { Examples } from 'shared-kernel/gallery';
import { Avatar } from './avatar.tsx';

export const examples: Examples = {
  usual: () => <Avatar />,
  small: () => <Avatar size={40} />,
};
