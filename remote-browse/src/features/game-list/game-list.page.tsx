import { loginLink } from '@shared-kernel/contracts/system/paths';
import { BalanceChip } from '@shared-kernel/ui/balance-chip';
import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { hueOf } from '@shared-kernel/ui/icons';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Screen } from '@shared-kernel/ui/screen';
import { useCallback, useEffect, useMemo } from 'react';
import { useCategoryName } from 'shared-kernel/common-texts';
import { useFrame, usePageTitle } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { namedAs } from '../../shared/catalogue/category-contents.ts';
import { useGameMenu, useSettledLanguage } from '../../shared/catalogue/game-menu.ts';
import { useClassChoices } from '../../shared/game-list/class-choices.ts';
import { FilterRow } from '../../shared/game-list/filter-row.tsx';
import {
  ALL_CLASSES,
  classOf,
  filtersOf,
  type GameMode,
  type GameQuery,
  NEW_CLASS,
} from '../../shared/game-list/game-query.ts';
import { GameResults } from '../../shared/game-list/game-results.tsx';
import { GameSearch } from '../../shared/game-list/game-search.tsx';
import { listLink, readGameQuery, writeGameQuery } from '../../shared/game-list/query-address.ts';
import { cleared, withClass, withMode, withName, withVendor } from '../../shared/game-list/query-steps.ts';
import { useGames } from '../../shared/game-list/use-games.ts';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import { vendorOptions } from '../../shared/vendors/vendor-options.ts';
import { VendorStrip, VendorStripSkeleton } from '../../shared/vendors/vendor-strip.tsx';
import { FilterButton } from './filter-button.tsx';
import styles from './game-list.module.css';
import { MODES_OF_MEMBERS, ModeTabs } from './mode-tabs.tsx';

const toSearch = (query: GameQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(writeGameQuery(query)).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

/** The list that the page's address asks for. A step replaces the address, so that Back leaves the page and not the last filter. */
const useGameQuery = () => {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readGameQuery(search), [search]);
  const change = useCallback((next: GameQuery) => setSearch(toSearch(next), { replace: true }), [setSearch]);
  return { query, change };
};

interface EmptyListProps {
  readonly query: GameQuery;
  readonly onChange: (next: GameQuery) => void;
}

/** No game: what that means here, and the way to all of them. */
const EmptyList = ({ query, onChange }: EmptyListProps) => {
  const { t } = useTranslation('browse');
  const isNarrowed = filtersOf(query).length > 0;
  if (query.mode === 'all' && !isNarrowed)
    return <EmptyState title={t('list.empty.all')} text={t('list.empty.allText')} />;
  const action = (
    <Button onClick={() => onChange(cleared(query.category))}>
      {t(isNarrowed ? 'list.clearAll' : 'list.showAll')}
    </Button>
  );
  const which = isNarrowed ? 'narrowed' : query.mode;
  return <EmptyState title={t(`list.empty.${which}`)} text={t(`list.empty.${which}Text`)} action={action} />;
};

/** Recents and favourites are a member's: a guest who comes to them is sent to /m/login, and back here after it (browsing §5). */
const useMemberGate = (query: GameQuery): boolean => {
  const navigate = useNavigate();
  const isGuest = useSession() === null;
  const isBarred = isGuest && MODES_OF_MEMBERS.includes(query.mode);
  const address = listLink(query);
  useEffect(() => {
    if (isBarred) void navigate(loginLink(address), { replace: true });
  }, [isBarred, address, navigate]);
  return isBarred;
};

/** The games of one category (browsing §2, game list screen): what is shown of them is in the address. */
export const Page = () => {
  const { t } = useTranslation('browse');
  const { back } = useFrame();
  const nameOf = useCategoryName();
  const navigate = useNavigate();
  const session = useSession();
  const language = useSettledLanguage();
  const menu = useGameMenu(language);
  const { query, change } = useGameQuery();
  const isBarred = useMemberGate(query);
  const games = useGames(query, language);
  const launchTo = useLaunchTo(menu.data?.categories, listLink(query));
  const category = menu.data?.categories.find(({ code }) => code === query.category);
  const classes = useClassChoices(query.category, category?.classes);
  const vendors = vendorOptions(category);
  const title = nameOf(namedAs(query.category));
  usePageTitle(title);

  const choose = (mode: GameMode) => {
    const next = withMode(query, mode);
    if (session === null && MODES_OF_MEMBERS.includes(mode)) void navigate(loginLink(listLink(next)));
    else change(next);
  };
  const total = category?.tiles.reduce((sum, { gameCount = 0 }) => sum + gameCount, 0);
  const isNew = query.mode === 'all' && classOf(query) === NEW_CLASS;
  const newOf = isNew && total ? { total, onShowAll: () => change(withClass(query, ALL_CLASSES)) } : undefined;
  return (
    <Screen title={title} onBack={back} isSolid trailing={session !== null && <BalanceChip />}>
      <div className={styles.page} data-cat={hueOf(query.category)}>
        <div className={styles.search}>
          <GameSearch
            name={query.name ?? ''}
            total={total}
            launchTo={launchTo}
            onSearch={(name) => change(withName(query, name))}
          />
          <FilterButton
            query={query}
            title={title}
            classes={classes}
            vendors={vendors}
            categories={menu.data?.categories ?? []}
            onChange={change}
          />
        </div>
        <ModeTabs mode={query.mode} hue={hueOf(query.category)} onChoose={choose} />
        <Loaded query={menu} fallback={<VendorStripSkeleton />} errorFallback={{ title: t('vendors.failed') }}>
          {() =>
            vendors.length > 0 && (
              <VendorStrip
                key={query.category}
                vendors={vendors}
                chosen={query.vendor}
                onChoose={(vendor) => change(withVendor(query, vendor))}
              />
            )
          }
        </Loaded>
        <FilterRow query={query} classes={classes} vendors={vendors} onChange={change} />
        {!isBarred && (
          <GameResults
            key={`${query.category} ${query.mode}`}
            label={title}
            games={games}
            launchTo={launchTo}
            isAmongHot={query.mode === 'hot'}
            newOf={newOf}
            empty={<EmptyList query={query} onChange={change} />}
          />
        )}
      </div>
    </Screen>
  );
};
