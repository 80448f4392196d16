import { gameCenterLink, gameListLink, paths, withQuery } from '@shared-kernel/contracts/system/paths';
import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { Icon } from '@shared-kernel/ui/icon';
import { CategoryIcon, ChevronRight, hueOf } from '@shared-kernel/ui/icons';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useCategoryName } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import { namedAs, showsVendors } from '../../shared/catalogue/category-contents.ts';
import type { HeartState } from '../../shared/favourites/use-favourites.ts';
import { listLink } from '../../shared/game-list/query-address.ts';
import { GameTile } from '../../shared/game-tile/game-tile.tsx';
import { type Game, targetOfGame } from '../../shared/launch/launch-target.ts';
import type { LaunchTo } from '../../shared/launch/use-launch-to.ts';
import styles from './shelf.module.css';
import type { LobbyQuery } from './use-lobby-query.ts';

const WAITING_SHELVES = 4;
/** As many as a phone shows of a row. */
const WAITING_TILES = 4;
const HOT = 'HOT';

export interface ShownShelf {
  readonly query: LobbyQuery;
  readonly launchTo: LaunchTo;
  readonly heartOf: (nodeId: string) => HeartState;
}

interface ShelfProps extends ShownShelf {
  readonly category: GameCategory;
  /** 0 where nobody counts them. */
  readonly total: number;
  readonly games: readonly Game[];
}

/** All of a shelf: home's hot games, a category's vendors, or its list as the lobby is narrowed. */
const allOf = (category: GameCategory, { name, vendor }: LobbyQuery): string => {
  if (category === HOT) return withQuery(paths.home, { category: HOT });
  if (name !== undefined)
    return listLink({ category, mode: 'all', gameClass: 'ALL', name, ...(vendor !== undefined && { vendor }) });
  if (vendor === undefined && showsVendors(category)) return gameCenterLink(category);
  return gameListLink({ category, ...(vendor !== undefined && { vendor }) });
};

/** A category's first games in a row, its name above them and the way to all of them. */
export const Shelf = ({ category, total, games, query, launchTo, heartOf }: ShelfProps) => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const name = useCategoryName()(namedAs(category));
  const id = `browse-shelf-${category}`;
  return (
    <section className={styles.shelf} aria-labelledby={id} data-cat={hueOf(category)}>
      <div className={styles.head}>
        <span className={styles.sign}>
          <CategoryIcon category={category} />
        </span>
        <h2 id={id} className={styles.title}>
          {name}
        </h2>
        <Link to={allOf(category, query)} id={`${id}-all`} className={styles.all} aria-labelledby={`${id}-all ${id}`}>
          {total > 0 ? t('lobby.seeAll', { total: format.number(total) }) : t('lobby.see')}
          <Icon of={ChevronRight} size="s" />
        </Link>
      </div>
      <ul className={styles.row} aria-labelledby={id}>
        {games.map((game) => (
          <GameTile
            key={game.nodeId}
            game={game}
            to={launchTo(targetOfGame(game))}
            {...heartOf(game.nodeId)}
            isAmongHot={category === HOT}
          />
        ))}
      </ul>
    </section>
  );
};

/** A shelf's ground in its exact size. */
export const ShelfSkeleton = () => (
  <div className={styles.shelf} aria-hidden="true">
    <div className={styles.head}>
      <Skeleton width={28} height={28} />
      <Skeleton width={96} height={16} radius="line" />
    </div>
    <div className={styles.row} data-waits>
      {Array.from({ length: WAITING_TILES }, (_, place) => (
        <div key={place}>
          <Skeleton ratio="3 / 4" radius="3" />
          <span className={styles.nameLine}>
            <Skeleton width="68%" height={10} radius="line" />
          </span>
        </div>
      ))}
    </div>
  </div>
);

export const ShelvesSkeleton = () =>
  Array.from({ length: WAITING_SHELVES }, (_, place) => <ShelfSkeleton key={place} />);
