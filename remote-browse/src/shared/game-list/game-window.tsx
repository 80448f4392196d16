import { VirtualGrid } from '@shared-kernel/ui/virtual-grid';
import { useRef } from 'react';
import { useFavourites } from '../favourites/use-favourites.ts';
import { TILES_PER_ROW } from '../game-tile/game-grid.tsx';
import { GameTile } from '../game-tile/game-tile.tsx';
import { type Game, targetOfGame } from '../launch/launch-target.ts';
import type { LaunchTo } from '../launch/use-launch-to.ts';
import styles from './game-window.module.css';
import { useTileGrid } from './use-tile-grid.ts';

const nodeIdOf = ({ nodeId }: Game): string => nodeId;

interface GameWindowProps {
  readonly label: string;
  readonly games: readonly Game[];
  /** How many there are in all, where the server says it. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly launchTo: LaunchTo;
  /** In the hot list, where saying `Hot` on every tile would say nothing. */
  readonly isAmongHot?: boolean;
}

/** Any number of games, of which only those near the screen are in the document; each says its place among all. */
export const GameWindow = ({ label, games, total, hasMore, launchTo, isAmongHot = false }: GameWindowProps) => {
  const heartOf = useFavourites();
  const box = useRef<HTMLDivElement>(null);
  const { columns, lineHeight } = useTileGrid(box, TILES_PER_ROW);
  return (
    <div ref={box} className={styles.window}>
      <VirtualGrid
        key={columns}
        label={label}
        columns={columns}
        items={games}
        idOf={nodeIdOf}
        estimate={lineHeight}
        {...(total === undefined ? { isOpenEnded: hasMore } : { total })}
        renderItem={(game, place) => (
          <div className={styles.cell}>
            <GameTile
              as="div"
              game={game}
              to={launchTo(targetOfGame(game))}
              {...heartOf(game.nodeId)}
              isFirstRow={place < columns}
              isAmongHot={isAmongHot}
              hasVendor
            />
          </div>
        )}
      />
    </div>
  );
};
