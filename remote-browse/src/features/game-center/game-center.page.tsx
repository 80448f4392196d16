import { gameCenterLink, paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useCategoryName } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import type { Category } from '../../shared/catalogue/category.mapper.ts';
import { CategoryChips } from '../../shared/catalogue/category-chips.tsx';
import { namedAs, showsVendors } from '../../shared/catalogue/category-contents.ts';
import { useGameMenu, useSettledLanguage } from '../../shared/catalogue/game-menu.ts';
import { OpenGames } from '../../shared/game-tile/open-games.tsx';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import { VendorGrid, VendorGridSkeleton } from '../../shared/vendors/vendor-grid.tsx';

const CATEGORY = 'gameType';
/** A row of chips. */
const CHIPS_PX = 44;

/** What an address without a category means: the first one that home shows as its vendors. */
const firstOf = (categories: readonly Category[]): Category | undefined =>
  categories.find(({ code, tiles }) => showsVendors(code) && tiles.length > 0) ??
  categories.find(({ tiles }) => tiles.length > 0);

/** The vendors of one category (screens: gameCenter): a tile each, and which of them is down. Below them games that are open. */
export const Page = () => {
  const { t } = useTranslation('browse');
  const nameOf = useCategoryName();
  const [search, setSearch] = useSearchParams();
  const menu = useGameMenu(useSettledLanguage());
  const asked = search.get(CATEGORY);
  const withVendors = menu.data?.categories.filter(({ tiles }) => tiles.length > 0) ?? [];
  const chosen = withVendors.find(({ code }) => code === asked) ?? (asked === null ? firstOf(withVendors) : undefined);
  const launchTo = useLaunchTo(
    menu.data?.categories,
    chosen === undefined ? paths.gameCenter : gameCenterLink(chosen.code),
  );
  return (
    <Column>
      {menu.data === undefined && !menu.isError && <Skeleton height={CHIPS_PX} />}
      {withVendors.length > 0 && (
        <CategoryChips
          label={t('center.categories')}
          categories={withVendors}
          value={chosen?.code}
          onChange={(code) => setSearch({ [CATEGORY]: code }, { replace: true })}
        />
      )}
      <Loaded
        query={menu}
        fallback={<VendorGridSkeleton />}
        variant="page"
        errorFallback={{ title: t('center.failed') }}
      >
        {() =>
          chosen === undefined ? (
            <EmptyState
              title={t('vendors.empty')}
              text={t('center.emptyText')}
              action={
                <LinkButton variant="primary" to={paths.gameLobby}>
                  {t('center.allGames')}
                </LinkButton>
              }
            />
          ) : (
            <>
              <VendorGrid
                label={nameOf(namedAs(chosen.code))}
                category={chosen.code}
                tiles={chosen.tiles}
                launchTo={launchTo}
              />
              <OpenGames category={chosen.code} rows={2} launchTo={launchTo} />
            </>
          )
        }
      </Loaded>
    </Column>
  );
};
