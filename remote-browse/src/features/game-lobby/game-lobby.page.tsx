import { getVendors } from '@shared-kernel/contracts/browse/games';
import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Button } from '@shared-kernel/ui/button';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { isApiError } from 'shared-kernel/api';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { useGameMenu, useSettledLanguage } from '../../shared/catalogue/game-menu.ts';
import { useFavourites } from '../../shared/favourites/use-favourites.ts';
import { KEPT_MS } from '../../shared/game-list/api/game-list.ts';
import { GameSearch } from '../../shared/game-list/game-search.tsx';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import type { VendorOption } from '../../shared/vendors/vendor-options.ts';
import { VendorStrip, VendorStripSkeleton } from '../../shared/vendors/vendor-strip.tsx';
import { AskedShelf } from './asked-shelf.tsx';
import { shelvesInput } from './lobby-calls.ts';
import { Shelf, ShelvesSkeleton } from './shelf.tsx';
import { type LobbyQuery, useLobbyQuery } from './use-lobby-query.ts';

const toOptions = ({ list }: ValueOf<typeof getVendors>): readonly VendorOption[] =>
  list.map(({ vassalage: code, name, iconUrl }) => ({ code, name: name || code, iconUrl, games: undefined }));

/** The first games of every category, one call for all of them; kept as long as a list is, so that its place is found again. */
const useShelves = ({ name, vendor }: LobbyQuery, language: Language) =>
  useApi(
    getGameShelves,
    {
      ...shelvesInput(language, useBrand().merchantCode),
      ...(name !== undefined && { gameName: name }),
      ...(vendor !== undefined && { vassalage: vendor }),
    },
    { staleTime: KEPT_MS, gcTime: KEPT_MS, placeholderData: keepPreviousData },
  );

/** How servers say that there is no such call. */
const NO_SUCH_CALL: readonly number[] = [404, 405, 501];

interface Asked {
  readonly data: ValueOf<typeof getGameShelves> | undefined;
  readonly error: unknown;
}

/** Whether the platform does not know the call: it is ours, and the specification has only a list for each category. */
const isUnknownHere = ({ data, error }: Asked): boolean => {
  if (data !== undefined) return data.shelves === undefined;
  return isApiError(error) && (error.code === 'invalid-answer' || NO_SUCH_CALL.includes(error.status));
};

/**
 * The lobby (screens: gameLobby): a row of games of every category, searched and narrowed to a provider where it stands. One call
 * brings all rows; a platform without it is asked for each row as that comes near the screen.
 */
export const Page = () => {
  const { t } = useTranslation('browse');
  const language = useSettledLanguage();
  const menu = useGameMenu(language);
  // Every vendor of the site, of whatever category.
  const vendors = useApi(getVendors, { merchantCode: useBrand().merchantCode }, { select: toOptions });
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
      <GameSearch
        name={query.name ?? ''}
        total={menu.data?.total}
        launchTo={launchTo}
        onSearch={(name) => set({ name })}
      />
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
