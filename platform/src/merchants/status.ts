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

/** A merchant and its trial twin are one site, closed together. */
type Site = Pick<Merchant, 'baseCode'>;

const ASK_AGAIN_MS = 30_000;
const OPEN: MerchantStatus = { maintenance: false, regionRestriction: false };

/** Where it is looked up: inside a transaction, that. */
type LookedUpAt = Pick<Platform, 'db' | 'config'>;

export const statusOf = async ({ db, config }: LookedUpAt, merchant: Site): Promise<MerchantStatus> => {
  if (!config.hasControl) return OPEN;
  const setting = await readSetting<Partial<MerchantStatus>>(db, `status:${merchant.baseCode}`);
  return { ...OPEN, ...setting };
};

/** Until the announced end; where none is announced, or it has passed, as often as the closed page asks by itself. */
const reopensInMs = ({ maintenanceEndsAt }: MerchantStatus, now: Date): number => {
  const leftMs = maintenanceEndsAt === undefined ? 0 : Date.parse(maintenanceEndsAt) - now.getTime();
  return leftMs > 0 ? leftMs : ASK_AGAIN_MS;
};

/** A closed site answers only what the startup gate asks. Maintenance wins over the region (specification: browsing §4). */
export const refuseWhenClosed = async (at: LookedUpAt, merchant: Site, path: string, now: Date): Promise<void> => {
  if (path.startsWith('/wps/system/')) return;
  const status = await statusOf(at, merchant);
  if (status.maintenance) {
    throw new PlatformError('platform.maintenance', 'The platform is under maintenance.', {
      retryAfterMs: reopensInMs(status, now),
    });
  }
  if (status.regionRestriction) throw new PlatformError('location.blocked', 'This region is not served.');
};
