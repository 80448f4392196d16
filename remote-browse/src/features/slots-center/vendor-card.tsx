import { Tag } from '@shared-kernel/ui/tag';
import { useTranslation } from 'shared-kernel/i18n';
import type { VendorTile } from '../../shared/launch/launch-target.ts';
import { VendorMark } from '../../shared/vendors/vendor-mark.tsx';
import styles from './vendor-card.module.css';

const MARK_PX = 48;

interface VendorCardProps {
  readonly vendor: string;
  readonly name: string;
  /** Undefined: the brand has no slots of this vendor. */
  readonly tile: VendorTile | undefined;
}

/** Whose slots these are, how many there are, and whether they can be played now. */
export const VendorCard = ({ vendor, name, tile }: VendorCardProps) => {
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
      {tile?.isUnderMaintenance === true && <Tag tone="warn">{t('vendors.maintenance')}</Tag>}
    </div>
  );
};
