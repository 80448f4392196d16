import { loginLink, paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import type { Category } from '../../shared/catalogue/category.mapper.ts';
import { useGameMenu, useSettledLanguage } from '../../shared/catalogue/game-menu.ts';
import { SLOTS } from '../../shared/game-list/game-query.ts';
import type { VendorTile } from '../../shared/launch/launch-target.ts';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import { ShutTag } from '../../shared/vendors/shut-tag.tsx';
import { VendorGrid } from '../../shared/vendors/vendor-grid.tsx';
import { VendorMark } from '../../shared/vendors/vendor-mark.tsx';
import { SlotFilters } from './slot-filters.tsx';
import { SlotList } from './slot-list.tsx';
import styles from './slots-center.page.module.css';
import { readSlotsQuery, type SlotsQuery, slotsAddress, writeSlotsQuery } from './slots-query.ts';

/** What the page's address asks for. A change replaces the address, so that Back leaves the page. */
const useSlotsQuery = () => {
  const [search, setSearch] = useSearchParams();
  const query = readSlotsQuery(search);
  const change = (part: Partial<SlotsQuery>) => setSearch(writeSlotsQuery({ ...query, ...part }), { replace: true });
  return { query, change };
};

const MARK_PX = 48;

interface VendorCardProps {
  readonly vendor: string;
  readonly name: string;
  /** Undefined: the brand has no slots of this vendor. */
  readonly tile: VendorTile | undefined;
}

/** Whose slots these are, how many there are, and whether they can be played now. */
const VendorCard = ({ vendor, name, tile }: VendorCardProps) => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.card} data-cat="rng">
      <VendorMark vendor={vendor} name={name} iconUrl={tile?.iconUrl ?? ''} size={MARK_PX} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {tile?.gameCount !== undefined && (
          <p className={styles.count}>{t('vendors.games', { count: tile.gameCount })}</p>
        )}
      </div>
      {tile !== undefined && <ShutTag tile={tile} />}
    </div>
  );
};

const VENDOR_CARD_PX = 80;

/** Favourites are a member's: a guest who comes to them is sent to /m/login, and back here after it (browsing §5). */
const useMemberGate = (query: SlotsQuery): boolean => {
  const navigate = useNavigate();
  const isBarred = useSession() === null && query.show === 'fav';
  const address = slotsAddress(query);
  useEffect(() => {
    if (isBarred) void navigate(loginLink(address), { replace: true });
  }, [isBarred, address, navigate]);
  return isBarred;
};

/** An address that names no vendor of slots: all of them, to choose from. */
const ChooseVendor = ({ slots }: { readonly slots: Category | undefined }) => {
  const { t } = useTranslation('browse');
  const launchTo = useLaunchTo(undefined, paths.slotsCenter);
  if (slots === undefined || slots.tiles.length === 0)
    return (
      <EmptyState
        title={t('vendors.empty')}
        text={t('slots.noneText')}
        action={
          <LinkButton variant="primary" to={paths.gameLobby}>
            {t('slots.allGames')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <p>{t('slots.choose')}</p>
      <VendorGrid label={t('vendors.label')} category={SLOTS} tiles={slots.tiles} launchTo={launchTo} />
    </>
  );
};

/** One vendor's slots (screens: slotsCenter): the new, the hot and the favourite ones, for a stake, or as a demo. What is shown is in the address. */
export const Page = () => {
  const { t } = useTranslation('browse');
  const menu = useGameMenu(useSettledLanguage());
  const { query, change } = useSlotsQuery();
  const isBarred = useMemberGate(query);
  const slots = menu.data?.categories.find(({ code }) => code === SLOTS);
  const tile = slots?.tiles.find(({ vendor }) => vendor === query.vendor);
  const name = tile?.name ?? slots?.vendors.find(({ vendor }) => vendor === query.vendor)?.name ?? query.vendor;
  const launchTo = useLaunchTo(menu.data?.categories, slotsAddress(query), query.isFreePlay);
  if (query.vendor === '')
    return (
      <Column>
        <Loaded
          query={menu}
          fallback={<Skeleton height={VENDOR_CARD_PX * 4} />}
          variant="page"
          errorFallback={{ title: t('slots.failed') }}
        >
          {() => <ChooseVendor slots={slots} />}
        </Loaded>
      </Column>
    );
  return (
    <Column>
      <Loaded query={menu} fallback={<Skeleton height={VENDOR_CARD_PX} radius="3" />}>
        {() => <VendorCard vendor={query.vendor} name={name} tile={tile} />}
      </Loaded>
      <SlotFilters query={query} hasFreePlay={tile?.freeplay !== 0} onChange={change} />
      {!isBarred && <SlotList key={query.show} query={query} vendorName={name} launchTo={launchTo} onChange={change} />}
    </Column>
  );
};
