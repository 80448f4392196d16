import { paths } from '@shared-kernel/contracts/system/paths';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useHotGames } from '../../shared/catalogue/hot-games.ts';
import { useFavourites } from '../../shared/favourites/use-favourites.ts';
import { GameGrid, TILES_PER_ROW } from '../../shared/game-tile/game-grid.tsx';
import { GameTile } from '../../shared/game-tile/game-tile.tsx';
import { targetOfGame } from '../../shared/launch/launch-target.ts';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import styles from './launch-refused.module.css';

/** A row of hot games that are open, in place of one that is closed. Nothing until they are known. */
export const OpenGames = () => {
  const { t } = useTranslation('browse');
  const { data } = useHotGames(useLanguage());
  const heartOf = useFavourites();
  const launchTo = useLaunchTo(undefined, paths.home);
  const games = (data?.list ?? []).filter(({ isClosed }) => !isClosed).slice(0, TILES_PER_ROW);
  if (games.length === 0) return null;
  return (
    <section className={styles.others}>
      <SectionHead tone="quiet" title={t('launch.others')} />
      <GameGrid label={t('launch.others')}>
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
