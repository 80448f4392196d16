import { launchGameLink, startLotteryLink } from '@shared-kernel/contracts/system/paths';

/** Addresses of the pages that show nothing at their bare one. */
export const ADDRESSES = {
  launcher: launchGameLink({ vendor: 'JL', gameId: '1204', nodeId: '1204', supportPlay: 0, code: 'lobby' }),
  'start-lottery': startLotteryLink({ code: 'luzon-3d', prizeMode: 'Lott', playType: 'trad' }),
};
