import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { SHELF_SIZE } from '@shared-kernel/contracts/browse/shelves';
import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';
import { Loaded } from '@shared-kernel/ui/loaded';
import { useEffect, useRef, useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { useSettledLanguage } from '../../shared/catalogue/game-menu.ts';
import { useHotGames } from '../../shared/catalogue/hot-games.ts';
import { Shelf, ShelfSkeleton, type ShownShelf } from './shelf.tsx';
import type { LobbyQuery } from './use-lobby-query.ts';

interface FirstGamesOf extends LobbyQuery {
  readonly category: GameCategory;
  readonly language: Language;
  readonly enabled: boolean;
}

/** The first games of one category, by the specification's own list. */
const useFirstGames = ({ category, name, vendor, language, enabled }: FirstGamesOf) =>
  useApi(
    getGameList,
    {
      merchant: useBrand().merchantCode,
      platform: 'html5',
      gameType: category,
      pageNo: 1,
      pageSize: SHELF_SIZE,
      language,
      clientType: 2,
      ...(name !== undefined && { gameName: name }),
      ...(vendor !== undefined && { vassalage: vendor }),
    },
    { enabled, placeholderData: keepPreviousData },
  );

/** As close as a list is read on (browsing §4). */
const NEAR_PX = 500;
const HOT = 'HOT';

/** Whether an element has come near the screen once. */
const useWasNear = () => {
  const place = useRef<HTMLDivElement>(null);
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (place.current === null || wasNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setWasNear(true), {
      rootMargin: `${NEAR_PX}px 0px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [wasNear]);
  return { place, wasNear };
};

interface AskedShelfProps extends ShownShelf {
  readonly category: GameCategory;
}

/** The hot games have a call of their own, which cannot be searched. */
const HotShelf = ({ category, ...shown }: AskedShelfProps) => {
  const hot = useHotGames(useSettledLanguage());
  const { t } = useTranslation('browse');
  return (
    <Loaded
      query={hot}
      fallback={<ShelfSkeleton />}
      errorFallback={{ title: t('lobby.failed') }}
      isEmpty={({ list }) => list.length === 0}
    >
      {({ list, total }) => <Shelf category={category} total={total} games={list} {...shown} />}
    </Loaded>
  );
};

const ListShelf = ({ category, ...shown }: AskedShelfProps) => {
  const { t } = useTranslation('browse');
  const { place, wasNear } = useWasNear();
  const games = useFirstGames({ ...shown.query, category, language: useSettledLanguage(), enabled: wasNear });
  return (
    <div ref={place}>
      <Loaded
        query={games}
        fallback={<ShelfSkeleton />}
        errorFallback={{ title: t('lobby.failed') }}
        isEmpty={({ games: rows }) => rows.length === 0}
      >
        {({ games: rows, total }) => <Shelf category={category} total={total} games={rows} {...shown} />}
      </Loaded>
    </div>
  );
};

/** A row that is asked for by itself when it comes near the screen, on a platform that has no call for all of them. Without games it is not there. */
export const AskedShelf = (props: AskedShelfProps) => {
  const { category, query } = props;
  if (category !== HOT) return <ListShelf {...props} />;
  return query.name === undefined && query.vendor === undefined ? <HotShelf {...props} /> : null;
};
