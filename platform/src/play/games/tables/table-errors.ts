import { launchGame } from '@shared-kernel/contracts/browse/play';

/** What a call of a table is refused with, besides what a launch is. */
export const TABLE_CALL = {
  ...launchGame,
  errors: {
    ...launchGame.errors,
    /** The round takes no bets any more; nothing was staked. */
    'round.closed': 409,
    /** More than the table takes of one member in one round. */
    'table.limit': 409,
    /** More bets than a member lays in one round, taken back ones included. */
    'table.bets': 409,
  },
} as const;
