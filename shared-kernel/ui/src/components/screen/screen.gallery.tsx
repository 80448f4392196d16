import { IconButton } from '@shared-kernel/ui/icon-button';
import { Settings } from '@shared-kernel/ui/icons';
import type { Examples } from '../../gallery/examples.ts';
import { Screen } from './screen.tsx';

const ignore = () => undefined;

export const examples: Examples = {
  usual: () => (
    <Screen
      title="Bank cards"
      onBack={ignore}
      backLabel="Back"
      trailing={<IconButton icon={Settings} label="Settings" />}
    >
      The page.
    </Screen>
  ),
  'a bar that stays': () => (
    <Screen title="Betting records of this account" isSolid onBack={ignore} backLabel="Back">
      The page.
    </Screen>
  ),
};
