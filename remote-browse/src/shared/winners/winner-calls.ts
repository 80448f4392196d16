import { WINNER_BOARD_LIMIT } from '@shared-kernel/contracts/browse/winners';

/** The highest recent wins of all categories (browsing §7): what the home page asks for, and the leaderboard first. */
export const recentWinsInput = <L extends string>(language: L) => ({
  gameCategory: 'ALL' as const,
  language,
  limitNum: WINNER_BOARD_LIMIT,
});
