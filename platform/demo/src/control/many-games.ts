import type { KnownCategory } from '@shared-kernel/contracts/system/values';
import { and, count, eq, notLike, sql } from 'drizzle-orm';
import { PlatformError } from '../../../src/base/platform-error.ts';
import type { Database } from '../../../src/database/database.ts';
import { games } from '../../../src/play/catalogue/catalogue.tables.ts';

/** Copies are told from games of the seed by their node ids, and stand behind them. */
const COPY = 'copy-';
const COPIES = `${COPY}%`;
const CATEGORY: KnownCategory = 'RNG';
/** More than any operator has. */
const MOST = 50_000;

/** Copies slots, each as often as it takes, until there are so many of them. They stay: what is played on them refers to them. */
export const makeManyGames = async (db: Database, wanted: number): Promise<{ readonly games: number }> => {
  if (wanted < 1 || wanted > MOST) throw new PlatformError('request.invalid', `From 1 to ${MOST} games.`);
  const own = and(eq(games.category, CATEGORY), notLike(games.nodeId, COPIES));
  const [row] = await db.select({ own: count() }).from(games).where(own);
  const missing = wanted - (row?.own ?? 0);
  if (missing > 0)
    await db.execute(sql`
      insert into ${games} (node_id, vendor, category, name, game_id, game_code, room_id, support_play, lotto_mode, classes, is_new, hot_rank, min_bet, lines, sort, icon_version)
      select ${COPY} || node_id || '-' || turn, vendor, category, name || ' ' || (turn + 1), game_id, game_code, room_id, support_play, lotto_mode, classes, is_new, null, min_bet, lines, sort + turn * 100000, icon_version
      from ${games}, generate_series(1, ${Math.ceil(missing / Math.max(row?.own ?? 1, 1))}::int) as turn
      where category = ${CATEGORY} and node_id not like ${COPIES}
      order by turn, sort
      limit ${missing}
      on conflict do nothing`);
  const [after] = await db.select({ all: count() }).from(games).where(eq(games.category, CATEGORY));
  return { games: after?.all ?? 0 };
};
