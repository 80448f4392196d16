import { InfiniteList } from '@shared-kernel/ui/infinite-list';
import { Loaded } from '@shared-kernel/ui/loaded';
import { LOADING_ENDLESS_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { type ReactNode, useEffect } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { GameGridSkeleton, SKELETON_TILES } from '../game-tile/game-grid.tsx';
import type { LaunchTo } from '../launch/use-launch-to.ts';
import styles from './game-results.module.css';
import { GameWindow } from './game-window.tsx';
import type { Games } from './use-games.ts';

/** 'Please wait', over the page, for as long as a list is on its way (browsing §8); not for a wait that is over at once. */
const useWaitNotice = (isWaiting: boolean, text: string): void => {
  useEffect(() => (isWaiting ? showLoading({ text, timeoutMs: LOADING_ENDLESS_MS }) : undefined), [isWaiting, text]);
};

interface GameResultsProps {
  readonly label: string;
  readonly games: Games;
  readonly launchTo: LaunchTo;
  readonly isAmongHot?: boolean;
  /** These are the new ones of a category: of how many games, and the way to all of them. */
  readonly newOf?: { readonly total: number; readonly onShowAll: () => void } | undefined;
  /** What stands there when there is no game. */
  readonly empty: ReactNode;
}

interface CountProps extends Pick<GameResultsProps, 'newOf'> {
  readonly total: number;
}

const Count = ({ total, newOf }: CountProps) => {
  const { t } = useTranslation('browse');
  const { number } = useFormat();
  return newOf === undefined
    ? t('list.games', { count: total, total: number(total) })
    : t('list.newOf', { shown: number(total), total: number(newOf.total) });
};

/**
 * A list of games with its states: 'please wait' while it loads, tiles that go on as they are read, and no more of them after
 * a page that did not come, which is said where it would stand (browsing §8).
 */
export const GameResults = ({ label, games, launchTo, isAmongHot = false, newOf, empty }: GameResultsProps) => {
  const { t } = useTranslation('browse');
  const tCommon = useCommonTexts();
  useWaitNotice(games.isWaiting, tCommon('wait'));
  const { rows = [], total } = games;
  return (
    <section className={styles.results} aria-label={label} aria-busy={games.isWaiting}>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {rows.length > 0 && total !== undefined && <Count total={total} newOf={newOf} />}
        </p>
        {newOf !== undefined && (
          <button type="button" className={styles.all} onClick={newOf.onShowAll}>
            {t('list.showAll')}
          </button>
        )}
      </div>
      <Loaded
        query={games.query}
        fallback={<GameGridSkeleton count={SKELETON_TILES} hasVendor />}
        errorFallback={{ title: t('list.failed') }}
        isEmpty={() => rows.length === 0 && !games.hasMore}
        empty={empty}
      >
        {() => (
          <InfiniteList
            hasMore={games.hasMore}
            isLoading={games.isLoadingMore}
            error={games.hasMoreFailed}
            onMore={games.onMore}
            failedText={t('list.moreFailed')}
            endText={t('list.end')}
          >
            <GameWindow
              label={label}
              games={rows}
              total={total}
              hasMore={games.hasMore}
              launchTo={launchTo}
              isAmongHot={isAmongHot}
            />
          </InfiniteList>
        )}
      </Loaded>
    </section>
  );
};
