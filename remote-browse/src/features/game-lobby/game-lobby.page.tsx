import { Button } from '@shared-kernel/ui/button';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { useTranslation } from 'shared-kernel/i18n';
import { useGameMenu } from '../../shared/catalogue/game-menu.ts';
import { useSettledLanguage } from '../../shared/catalogue/use-settled-language.ts';
import { useVendors } from '../../shared/catalogue/vendors.ts';
import { useFavourites } from '../../shared/favourites/use-favourites.ts';
import { GameSearch } from '../../shared/game-list/game-search.tsx';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import { VendorStrip } from '../../shared/vendors/vendor-strip.tsx';
import { VendorStripSkeleton } from '../../shared/vendors/vendor-strip-skeleton.tsx';
import { isUnknownHere, useShelves } from './api/shelves.ts';
import { AskedShelf } from './asked-shelf.tsx';
import { Shelf, ShelvesSkeleton } from './shelf.tsx';
import { useLobbyQuery } from './use-lobby-query.ts';

/**
 * The lobby (screens: gameLobby): a row of games of every category, searched and narrowed to a provider where it stands. One call
 * brings all rows; a platform without it is asked for each row as that comes near the screen.
 */
export const Page = () => {
  const { t } = useTranslation('browse');
  const language = useSettledLanguage();
  const menu = useGameMenu(language);
  const vendors = useVendors();
  const { query, address, set, clear } = useLobbyQuery();
  const shelves = useShelves(query, language);
  const heartOf = useFavourites();
  const launchTo = useLaunchTo(menu.data?.categories, address);
  const shown = { query, launchTo, heartOf };
  const isNarrowed = query.name !== undefined || query.vendor !== undefined;
  const empty = isNarrowed ? (
    <EmptyState
      title={t('lobby.empty')}
      text={t('lobby.emptyText')}
      action={<Button onClick={clear}>{t('lobby.showAll')}</Button>}
    />
  ) : (
    <EmptyState title={t('lobby.none')} text={t('lobby.noneText')} />
  );
  return (
    <Column>
      <GameSearch name={query.name ?? ''} total={menu.data?.total} onSearch={(name) => set({ name })} />
      <Loaded query={vendors} fallback={<VendorStripSkeleton />} errorFallback={{ title: t('vendors.failed') }}>
        {(options) => (
          <div data-cat="info">
            <VendorStrip
              vendors={options}
              chosen={query.vendor}
              onChoose={(vendor) => set({ vendor: vendor === query.vendor ? undefined : vendor })}
            />
          </div>
        )}
      </Loaded>
      {isUnknownHere(shelves) ? (
        <Loaded query={menu} fallback={<ShelvesSkeleton />} variant="page" errorFallback={{ title: t('lobby.failed') }}>
          {({ categories }) => categories.map(({ code }) => <AskedShelf key={code} category={code} {...shown} />)}
        </Loaded>
      ) : (
        <Loaded
          query={shelves}
          fallback={<ShelvesSkeleton />}
          variant="page"
          errorFallback={{ title: t('lobby.failed') }}
          isEmpty={({ shelves: rows = [] }) => rows.length === 0}
          empty={empty}
        >
          {({ shelves: rows = [] }) =>
            rows.map(({ gameCategory, total, games }) => (
              <Shelf key={gameCategory} category={gameCategory} total={total} games={games} {...shown} />
            ))
          }
        </Loaded>
      )}
    </Column>
  );
};
