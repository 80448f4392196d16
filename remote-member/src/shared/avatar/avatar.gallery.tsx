import type { Examples } from '@shared-kernel/ui/gallery';
import { Avatar } from './avatar.tsx';

export const examples: Examples = {
  usual: () => <Avatar />,
  small: () => <Avatar size={40} />,
};
