import { GAME_LIST_PAGE_SIZE } from '@shared-kernel/contracts/browse/game-list';
import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { InfiniteList } from '@shared-kernel/ui/infinite-list';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import type { ReactNode } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useFavourites } from '../../../shared/favourites/use-favourites.ts';
import { useGameList } from '../../../shared/game-list/api/game-list.ts';
import { ALL_CLASSES } from '../../../shared/game-list/game-query.ts';
import { GameGrid, GameGridSkeleton, SKELETON_TILES } from '../../../shared/game-tile/game-grid.tsx';
import { GameTile } from '../../../shared/game-tile/game-tile.tsx';
import { type Game, type LaunchTarget, targetOfGame } from '../../../shared/launch/launch-target.ts';
import styles from './panel.module.css';
import { TabPanel } from './tab-panel.tsx';

interface GamesPanelProps {
  /** The tab, which may show another category's games. */
  readonly tab: GameCategory;
  readonly title: string;
  readonly category: GameCategory;
  readonly vendor: string | undefined;
  readonly language: Language;
  readonly launchTo: (target: LaunchTarget) => string;
  readonly afterFirstPage: ReactNode;
  /** Under the end of the list. */
  readonly below: ReactNode;
}

/** Every game of a category, growing as it is read. */
export const GamesPanel = ({
  afterFirstPage,
  below,
  tab,
  title,
  launchTo,
  category,
  vendor,
  language,
}: GamesPanelProps) => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const heartOf = useFavourites();
  const list = useGameList(
    { category, mode: 'all', gameClass: ALL_CLASSES, ...(vendor !== undefined && { vendor }) },
    language,
  );
  const total = list.data?.first.total ?? 0;
  const apart = afterFirstPage === null ? null : <div className={styles.apart}>{afterFirstPage}</div>;
  // Without a list, for whatever reason, they stand all the same.
  const hasNoList = list.data === undefined ? list.isError : list.data.rows.length === 0;
  const grid = (shown: readonly Game[]) => (
    <GameGrid label={title}>
      {shown.map((game) => (
        <GameTile key={game.nodeId} game={game} to={launchTo(targetOfGame(game))} {...heartOf(game.nodeId)} />
      ))}
    </GameGrid>
  );
  return (
    <TabPanel category={tab} hasCome={list.data !== undefined || list.isError} below={below}>
      <SectionHead
        title={title}
        trailing={
          total > 0 && (
            <span className={styles.total}>{t('popular.games', { count: total, total: format.number(total) })}</span>
          )
        }
      />
      <Loaded
        query={list}
        fallback={<GameGridSkeleton count={SKELETON_TILES} />}
        errorFallback={{ title: t('popular.failed') }}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('popular.empty')} text={t('popular.emptyText')} />}
      >
        {({ rows }) => (
          <InfiniteList
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            error={list.isFetchNextPageError ? list.error : undefined}
            onMore={() => void list.fetchNextPage()}
            failedText={t('popular.moreFailed')}
            endText={t('popular.end')}
          >
            {grid(rows.slice(0, GAME_LIST_PAGE_SIZE))}
            {apart}
            {rows.length > GAME_LIST_PAGE_SIZE && grid(rows.slice(GAME_LIST_PAGE_SIZE))}
          </InfiniteList>
        )}
      </Loaded>
      {hasNoList && apart}
    </TabPanel>
  );
};
