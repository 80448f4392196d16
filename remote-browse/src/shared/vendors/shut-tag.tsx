import { Tag } from '@shared-kernel/ui/tag';
import { useTranslation } from 'shared-kernel/i18n';
import type { VendorTile } from '../launch/launch-target.ts';

type Shut = Pick<VendorTile, 'isUnderMaintenance' | 'isClosed'>;

/** Whether nothing of a vendor can be played now. */
export const isShut = ({ isUnderMaintenance, isClosed }: Shut): boolean => isUnderMaintenance || isClosed === true;

/** Why: its maintenance, else that it is closed. */
export const ShutTag = ({ tile }: { readonly tile: Shut }) => {
  const { t } = useTranslation('browse');
  if (!isShut(tile)) return null;
  return (
    <Tag tone={tile.isUnderMaintenance ? 'warn' : 'plain'}>
      {t(tile.isUnderMaintenance ? 'vendors.maintenance' : 'tile.closed')}
    </Tag>
  );
};
