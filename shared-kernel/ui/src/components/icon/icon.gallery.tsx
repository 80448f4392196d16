import * as icons from '@shared-kernel/ui/icons';
import type { Examples } from '../../gallery/examples.ts';
import { Icon } from './icon.tsx';

export const examples: Examples = {
  'three sizes': () => (
    <>
      <Icon of={icons.Wallet} size="s" />
      <Icon of={icons.Wallet} />
      <Icon of={icons.Wallet} size="l" />
    </>
  ),
};
