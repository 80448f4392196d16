import { Card } from '@shared-kernel/ui/card';
import { Pressable } from '@shared-kernel/ui/pressable';
import type { Examples } from '../../gallery/examples.ts';
import { VirtualList } from './virtual-list.tsx';

const ignore = () => undefined;
/** Few enough that the gallery stays short; a page has hundreds. */
const BETS = Array.from({ length: 12 }, (_, index) => `Bet ${index + 1}`);

const list = (isOpenEnded: boolean) => (
  <VirtualList
    label="Bets"
    items={BETS}
    idOf={(name) => name}
    estimate={() => 76}
    isOpenEnded={isOpenEnded}
    renderItem={(name) => (
      <Card isPadded>
        <Pressable onPress={ignore}>{name}</Pressable>
      </Card>
    )}
  />
);

export const examples: Examples = {
  whole: () => list(false),
  'open-ended': () => list(true),
};
