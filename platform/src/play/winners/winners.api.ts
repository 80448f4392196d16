import { getWinnerBoard, WINNER_BOARD_LIMIT, type WinnerPeriod } from '@shared-kernel/contracts/browse/winners';
import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { and, desc, eq, gte } from '../../database/orm.ts';
import { type Api, answer } from '../../http/answer.ts';
import { toDecimal } from '../../ledger/money.ts';
import { games, vendors } from '../catalogue/catalogue.tables.ts';
import { gameOfVendor, toWireGame } from '../catalogue/game.mapper.ts';
import { isShownTo } from '../catalogue/game-list.ts';
import { wins } from './winners.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far back "recent" goes, for who does not say. */
const RECENT: WinnerPeriod = '7d';

/** From when on a win counts; `today` begins with the merchant's day. Wins are kept for the longest of them (`play.jobs.ts`). */
const SINCE: Readonly<Record<WinnerPeriod, (now: Date) => Date>> = {
  today: (now) => startOfDay(dayOf(now)),
  '7d': (now) => new Date(now.getTime() - 7 * DAY_MS),
  '30d': (now) => new Date(now.getTime() - 30 * DAY_MS),
};

/** Sorted by win amount, highest first (specification: browsing §2). */
export const winnersApi = (api: Api): void => {
  answer(api, getWinnerBoard, async ({ platform, merchant, input, now }) => {
    const period = input.period ?? RECENT;
    const rows = await platform.db
      .select({ win: wins, ...gameOfVendor })
      .from(wins)
      .innerJoin(games, eq(games.nodeId, wins.nodeId))
      .innerJoin(vendors, eq(vendors.code, games.vendor))
      .where(
        and(
          eq(wins.merchant, merchant.baseCode),
          gte(wins.wonAt, SINCE[period](now)),
          isShownTo(merchant),
          input.gameCategory === 'ALL' || input.gameCategory === 'HOT'
            ? undefined
            : eq(games.category, input.gameCategory),
        ),
      )
      .orderBy(desc(wins.amount), desc(wins.wonAt))
      .limit(Math.min(Math.max(input.limitNum, 1), WINNER_BOARD_LIMIT));
    const list = rows.map(({ win, game, ...ofVendor }) => {
      const wire = toWireGame({ ...game, ...ofVendor });
      const vo = {
        iconUrl: wire.iconUrl,
        customerName: win.maskedName,
        gameName: wire.gameName,
        winAmount: toDecimal(win.amount),
      };
      return { vo, game: wire, wonAt: win.wonAt.toISOString() };
    });
    return { period, list };
  });
};
