import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';

type Status = ReleaseDocument['startup']['status'];

export type StartupState = 'normal' | 'maintenance' | 'region';

/** Maintenance wins when both flags are set (specification: browsing §4). */
export const startupState = (status: Pick<Status, 'maintenance' | 'regionRestriction'>): StartupState => {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'region' : 'normal';
};
