import { useTranslation } from 'shared-kernel/i18n';
import { hueOf } from 'shared-kernel/icons';
import { Link } from 'shared-kernel/router';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { SectionHead } from 'shared-kernel/ui/section-head';
import { Tag } from 'shared-kernel/ui/tag';
import { type LaunchTarget, targetOfVendor, type VendorTile } from '../../../shared/launch/launch-target.ts';
import type { Category } from './category.mapper.ts';
import styles from './vendors-panel.module.css';

const MARK_PX = 48;

/** Its sign; where the platform sends none, the first letter of its name. */
const Mark = ({ tile: { iconUrl, name } }: { readonly tile: VendorTile }) =>
  iconUrl === '' ? (
    <span className={styles.mark} data-letter aria-hidden="true">
      {[...name][0]}
    </span>
  ) : (
    <img className={styles.mark} src={iconUrl} alt="" width={MARK_PX} height={MARK_PX} decoding="async" />
  );

const Face = ({ tile }: { readonly tile: VendorTile }) => {
  const { t } = useTranslation('browse');
  return (
    <>
      <Mark tile={tile} />
      <span className={styles.name}>{tile.name}</span>
      {tile.isUnderMaintenance ? (
        <Tag tone="warn">{t('vendors.maintenance')}</Tag>
      ) : (
        tile.gameCount !== undefined && (
          <span className={styles.count}>{t('vendors.games', { count: tile.gameCount })}</span>
        )
      )}
    </>
  );
};

interface VendorsPanelProps {
  readonly title: string;
  readonly category: Category;
  readonly launchTo: (target: LaunchTarget) => string;
}

/** One tile a vendor of the category; a vendor that is down says so and leads nowhere. */
export const VendorsPanel = ({ title, category, launchTo }: VendorsPanelProps) => {
  const { t } = useTranslation('browse');
  return (
    <>
      <SectionHead title={title} />
      {category.tiles.length === 0 && <EmptyState title={t('vendors.empty')} text={t('popular.emptyText')} />}
      <ul className={styles.grid} aria-label={title} data-cat={hueOf(category.code)}>
        {category.tiles.map((tile) => (
          <li key={`${tile.vendor} ${tile.nodeId}`}>
            {tile.isUnderMaintenance ? (
              <div className={styles.tile} data-down>
                <Face tile={tile} />
              </div>
            ) : (
              <Link to={launchTo(targetOfVendor(tile))} className={styles.tile}>
                <Face tile={tile} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
