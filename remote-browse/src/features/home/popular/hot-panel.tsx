import { paths } from '@shared-kernel/contracts/system/paths';
import type { Language } from '@shared-kernel/contracts/system/values';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight } from '@shared-kernel/ui/icons';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import type { ReactNode } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import { useHotGames } from '../../../shared/catalogue/hot-games.ts';
import { useFavourites } from '../../../shared/favourites/use-favourites.ts';
import { GameGrid, GameGridSkeleton, SKELETON_TILES, TILES_PER_ROW } from '../../../shared/game-tile/game-grid.tsx';
import { GameTile } from '../../../shared/game-tile/game-tile.tsx';
import { type LaunchTarget, targetOfGame } from '../../../shared/launch/launch-target.ts';
import styles from './panel.module.css';
import { TabPanel } from './tab-panel.tsx';

interface HotPanelProps {
  /** The language to ask in; the words around follow the interface at once. */
  readonly language: Language;
  /** Games of the site in all; undefined until it is known. */
  readonly total: number | undefined;
  readonly launchTo: (target: LaunchTarget) => string;
  readonly below: ReactNode;
}

const AllGames = ({ total }: { readonly total: number }) => {
  const { t } = useTranslation('browse');
  const { number } = useFormat();
  const isRouted = useRoutes().isRouted(paths.gameLobby);
  const text = t('popular.all', { total: number(total) });
  if (!isRouted) return <span className={styles.total}>{text}</span>;
  return (
    <Link to={paths.gameLobby} className={styles.all}>
      {text}
      <Icon of={ChevronRight} size="s" />
    </Link>
  );
};

/** The hot games. */
export const HotPanel = ({ language, total, launchTo, below }: HotPanelProps) => {
  const { t } = useTranslation('browse');
  const hot = useHotGames(language);
  const heartOf = useFavourites();
  return (
    <TabPanel category="HOT" hasCome={hot.data !== undefined || hot.isError} below={below}>
      <SectionHead title={t('popular.hotNow')} trailing={total !== undefined && <AllGames total={total} />} />
      <Loaded
        query={hot}
        fallback={<GameGridSkeleton count={SKELETON_TILES} />}
        errorFallback={{ title: t('popular.failed') }}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t('popular.empty')} text={t('popular.emptyHot')} />}
      >
        {({ list }) => (
          <GameGrid label={t('popular.hotNow')}>
            {list.map((game, place) => (
              <GameTile
                key={game.nodeId}
                game={game}
                to={launchTo(targetOfGame(game))}
                {...heartOf(game.nodeId)}
                isFirstRow={place < TILES_PER_ROW}
                isAmongHot
              />
            ))}
          </GameGrid>
        )}
      </Loaded>
    </TabPanel>
  );
};
