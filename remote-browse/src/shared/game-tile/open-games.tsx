import { categoryOf } from '@shared-kernel/contracts/browse/games';
import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useHotGames } from '../catalogue/hot-games.ts';
import { useFavourites } from '../favourites/use-favourites.ts';
import { targetOfGame } from '../launch/launch-target.ts';
import type { LaunchTo } from '../launch/use-launch-to.ts';
import { GameGrid, TILES_PER_ROW } from './game-grid.tsx';
import { GameTile } from './game-tile.tsx';

interface OpenGamesProps {
  readonly launchTo: LaunchTo;
  readonly rows?: number;
  /** Whose games come first. */
  readonly category?: GameCategory;
}

/** Hot games that are open, where others are closed or have no picture. Nothing until they are known. */
export const OpenGames = ({ launchTo, rows = 1, category }: OpenGamesProps) => {
  const { t } = useTranslation('browse');
  const { data } = useHotGames(useLanguage());
  const heartOf = useFavourites();
  const open = (data?.list ?? []).filter(({ isClosed }) => !isClosed);
  const isOwn = (game: (typeof open)[number]): boolean => categoryOf(game) === category;
  const games = [...open.filter(isOwn), ...open.filter((game) => !isOwn(game))].slice(0, rows * TILES_PER_ROW);
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHead tone="quiet" title={t('tile.openNow')} />
      <GameGrid label={t('tile.openNow')}>
        {games.map((game) => (
          <GameTile
            key={game.nodeId}
            game={game}
            to={launchTo(targetOfGame(game))}
            isAmongHot
            {...heartOf(game.nodeId)}
          />
        ))}
      </GameGrid>
    </section>
  );
};
