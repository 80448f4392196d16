import { withQuery } from '@shared-kernel/contracts/system/paths';

/** Addresses of this remote that the specification does not name. */
export const ownPaths = {
  teamTransfer: '/m/member/team/transfer',
} as const;

/** Under this name the address says who gets the money, with commas between. */
export const RECEIVERS = 'to';

export const teamTransferLink = (userNames: readonly string[]): string =>
  withQuery(ownPaths.teamTransfer, { [RECEIVERS]: userNames.join(',') });
