import { and, desc, eq, gte } from 'drizzle-orm';
import { getWinnerBoard, WINNER_BOARD_LIMIT } from 'shared-kernel/contracts/winners';
import { type Api, answer } from '../../http/answer.ts';
import { toDecimal } from '../../ledger/money.ts';
import { games, vendors } from '../catalogue/catalogue.tables.ts';
import { toWireGame } from '../catalogue/game.mapper.ts';
import { isShownTo } from '../catalogue/game-list.ts';
import { wins } from './winners.tables.ts';

/** How far back "recent" goes. */
const BOARD_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;

/** Sorted by win amount, highest first (specification: browsing §2). */
export const winnersApi = (api: Api): void => {
  answer(api, getWinnerBoard, async ({ platform, merchant, input, now }) => {
    const rows = await platform.db
      .select({ win: wins, game: games, vendorName: vendors.name, vendorHue: vendors.hue })
      .from(wins)
      .innerJoin(games, eq(games.nodeId, wins.nodeId))
      .innerJoin(vendors, eq(vendors.code, games.vendor))
      .where(
        and(
          eq(wins.merchant, merchant.baseCode),
          gte(wins.wonAt, new Date(now.getTime() - BOARD_WINDOW_MS)),
          isShownTo(merchant),
          input.gameCategory === 'ALL' || input.gameCategory === 'HOT'
            ? undefined
            : eq(games.category, input.gameCategory),
        ),
      )
      .orderBy(desc(wins.amount), desc(wins.wonAt))
      .limit(Math.min(Math.max(input.limitNum, 1), WINNER_BOARD_LIMIT));
    const list = rows.map(({ win, game, vendorName, vendorHue }) => {
      const wire = toWireGame({ ...game, vendorName, vendorHue });
      const vo = {
        iconUrl: wire.iconUrl,
        customerName: win.maskedName,
        gameName: wire.gameName,
        winAmount: toDecimal(win.amount),
      };
      return { vo, game: wire, wonAt: win.wonAt.toISOString() };
    });
    return { list };
  });
};
