import type { Platform } from '../base/platform.ts';
import { PlatformError } from '../base/platform-error.ts';
import { readSetting } from '../settings/settings.ts';
import type { Merchant } from './merchants.ts';

export interface MerchantStatus {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
  readonly maintenanceReason?: string | undefined;
  readonly maintenanceEndsAt?: string | undefined;
}

const OPEN: MerchantStatus = { maintenance: false, regionRestriction: false };

export const statusOf = async ({ db, config }: Platform, merchant: Merchant): Promise<MerchantStatus> => {
  if (!config.hasControl) return OPEN;
  const setting = await readSetting<Partial<MerchantStatus>>(db, `status:${merchant.baseCode}`);
  return { ...OPEN, ...setting };
};

/** A closed site answers only what the startup gate asks. Maintenance wins over the region (specification: browsing §4). */
export const refuseWhenClosed = async (platform: Platform, merchant: Merchant, path: string): Promise<void> => {
  if (path.startsWith('/wps/system/')) return;
  const status = await statusOf(platform, merchant);
  if (status.maintenance) throw new PlatformError('platform.maintenance', 'The platform is under maintenance.');
  if (status.regionRestriction) throw new PlatformError('location.blocked', 'This region is not served.');
};
