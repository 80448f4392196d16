import { Card } from '@shared-kernel/ui/card';
import { Pressable } from '@shared-kernel/ui/pressable';
import type { Examples } from '../../gallery/examples.ts';
import { VirtualGrid } from './virtual-grid.tsx';

const ignore = () => undefined;
/** Few enough that the gallery stays short; a lobby has thousands. */
const GAMES = Array.from({ length: 10 }, (_, index) => `Game ${index + 1}`);

const grid = (columns: number) => (
  <VirtualGrid
    label={`Games in ${columns} columns`}
    columns={columns}
    items={GAMES}
    idOf={(name) => name}
    estimate={() => 76}
    renderItem={(name) => (
      <Card isPadded>
        <Pressable onPress={ignore}>{name}</Pressable>
      </Card>
    )}
  />
);

export const examples: Examples = {
  'three columns, the last line not full': () => grid(3),
  'two columns': () => grid(2),
};
