import { Mail, Menu, Search } from '@shared-kernel/ui/icons';
import type { Examples } from '../../gallery/examples.ts';
import { IconButton } from './icon-button.tsx';

export const examples: Examples = {
  plain: () => <IconButton icon={Search} label="Search" />,
  filled: () => <IconButton icon={Menu} label="Menu" isFilled />,
  'with a count': () => <IconButton icon={Mail} label="Messages" badge={4} />,
};
