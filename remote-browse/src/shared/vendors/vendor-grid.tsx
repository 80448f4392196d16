import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { hueOf } from '@shared-kernel/ui/icons';
import { Picture } from '@shared-kernel/ui/picture';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { Link, wantedGame } from 'shared-kernel/router';
import { targetOfVendor, type VendorTile } from '../launch/launch-target.ts';
import type { LaunchTo } from '../launch/use-launch-to.ts';
import { isShut, ShutTag } from './shut-tag.tsx';
import styles from './vendor-grid.module.css';

const MARK_PX = 48;
const WAITING_TILES = 8;

/** Its sign; where the platform sends none, the first letter of its name. */
const Mark = ({ tile: { iconUrl, name } }: { readonly tile: VendorTile }) =>
  iconUrl === '' ? (
    <span className={styles.mark} data-letter aria-hidden="true">
      {[...name][0]}
    </span>
  ) : (
    <span className={styles.mark}>
      <Picture src={iconUrl} alt="" width={MARK_PX} height={MARK_PX} fit="contain" />
    </span>
  );

const Face = ({ tile }: { readonly tile: VendorTile }) => {
  const { t } = useTranslation('browse');
  return (
    <>
      <Mark tile={tile} />
      <span className={styles.name}>{tile.name}</span>
      {isShut(tile) ? (
        <ShutTag tile={tile} />
      ) : (
        tile.gameCount !== undefined && (
          <span className={styles.count}>{t('vendors.games', { count: tile.gameCount })}</span>
        )
      )}
    </>
  );
};

interface VendorGridProps {
  readonly label: string;
  /** Whose hue the tiles have. */
  readonly category: GameCategory;
  readonly tiles: readonly VendorTile[];
  readonly launchTo: LaunchTo;
}

/** One tile a vendor of the category; a vendor that is down, or has no game that is open, says so and leads nowhere. */
export const VendorGrid = ({ label, category, tiles, launchTo }: VendorGridProps) => (
  <ul className={styles.grid} aria-label={label} data-cat={hueOf(category)}>
    {tiles.map((tile) => (
      <li key={`${tile.vendor} ${tile.nodeId}`}>
        {isShut(tile) ? (
          <div className={styles.tile} data-down>
            <Face tile={tile} />
          </div>
        ) : (
          <Link to={launchTo(targetOfVendor(tile))} state={wantedGame(tile.name)} className={styles.tile}>
            <Face tile={tile} />
          </Link>
        )}
      </li>
    ))}
  </ul>
);

/** Tiles' ground in their exact size. */
export const VendorGridSkeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    {Array.from({ length: WAITING_TILES }, (_, place) => (
      <Skeleton key={place} height={76} radius="3" />
    ))}
  </div>
);
