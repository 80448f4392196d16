import { boolean, int, object, optional, record, string } from '@shared-kernel/contracts/schema';
import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { KnownCategory } from '@shared-kernel/contracts/system/values';
import { loginChallenges } from '../../../src/accounts/session/session.tables.ts';
import type { Platform } from '../../../src/base/platform.ts';
import { PlatformError } from '../../../src/base/platform-error.ts';
import type { Database } from '../../../src/database/database.ts';
import { and, count, desc, eq, notLike, sql } from '../../../src/database/orm.ts';
import { rateLimits } from '../../../src/http/http.tables.ts';
import { redRainRules } from '../../../src/money/red-rain/red-rain.tables.ts';
import { openText } from '../../../src/notifications/outbox-text.ts';
import { smsOutbox } from '../../../src/notifications/sms.tables.ts';
import { games } from '../../../src/play/catalogue/catalogue.tables.ts';
import { controlFaults } from '../../../src/settings/faults.tables.ts';
import { controlSettings } from '../../../src/settings/settings.tables.ts';
import { readSetting, writeSetting } from '../../../src/settings/settings.ts';
import type { ControlRoutes } from './control-route.ts';

const flagsAsk = object({ merchant: optional(string()), flags: record(string(), boolean()) });
const fieldsAsk = object({
  merchant: optional(string()),
  fields: record(string(), object({ enabled: boolean(), required: boolean() })),
});
const statusAsk = object({
  merchant: optional(string()),
  maintenance: optional(boolean()),
  regionRestriction: optional(boolean()),
  maintenanceReason: optional(string()),
  maintenanceEndsAt: optional(string()),
});
const faultAsk = object({
  path: string(),
  latencyMs: optional(int()),
  status: optional(int()),
  errorCode: optional(string()),
  times: optional(int()),
});

/** Copies are told from games of the seed by their node ids, and stand behind them. */
const COPY = 'copy-';
const COPIES = `${COPY}%`;
const CATEGORY: KnownCategory = 'RNG';
/** More than any operator has. */
const MOST = 50_000;

/** Copies slots, each as often as it takes, until there are so many of them. They stay: what is played on them refers to them. */
const makeManyGames = async (db: Database, wanted: number): Promise<{ readonly games: number }> => {
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

/** Adds a round to those of each day; returns its start. */
const addRainRound = async (db: Database, merchant: string, at: Date): Promise<{ readonly startsAt: string }> => {
  const midnight = startOfDay(dayOf(at)).getTime();
  const second = Math.ceil((at.getTime() - midnight) / 1000);
  const starts = sql`case when starts @> ${second}::text::jsonb then starts else starts || ${second}::text::jsonb end`;
  await db.update(redRainRules).set({ starts }).where(eq(redRainRules.merchant, merchant));
  return { startsAt: new Date(midnight + second * 1000).toISOString() };
};

/** What a test turns for a while: flags, opening status, faults, the clock, how many games there are; and the way back. */
export const turnSettings = ({ read, act, change }: ControlRoutes, { db, clock, config }: Platform): void => {
  change('/control/flags', flagsAsk, async (ask, merchantOf) => {
    const key = `flags:${(await merchantOf(ask)).baseCode}` as const;
    const turned = { ...(await readSetting<Record<string, boolean>>(db, key)), ...ask.flags };
    await writeSetting(db, key, turned);
    return turned;
  });
  change('/control/fields', fieldsAsk, async (ask, merchantOf) => {
    await writeSetting(db, `fields:${(await merchantOf(ask)).baseCode}`, ask.fields);
    return ask.fields;
  });
  change('/control/status', statusAsk, async ({ merchant, ...status }, merchantOf) => {
    await writeSetting(db, `status:${(await merchantOf({ merchant })).baseCode}`, status);
    return status;
  });
  change('/control/faults', faultAsk, async ({ times, ...fault }) => {
    const [row] = await db
      .insert(controlFaults)
      .values({ ...fault, remaining: times ?? null })
      .returning();
    return row;
  });
  change('/control/clock', object({ offsetMs: int() }), async (clock) => {
    await writeSetting(db, 'clock', clock);
    return clock;
  });
  change('/control/games', object({ count: int() }), (ask) => makeManyGames(db, ask.count));
  change('/control/red-rain', object({ merchant: optional(string()), inMs: int() }), async (ask, merchantOf) => {
    const at = new Date((await clock.now()).getTime() + ask.inMs);
    return addRainRound(db, (await merchantOf(ask)).code, at);
  });
  read('/control/sms', async () => {
    const sent = await db.select().from(smsOutbox).orderBy(desc(smsOutbox.id));
    const opened = (each: (typeof sent)[number]) => openText(each.text, each.mobile, config.wrappingKeys);
    return Promise.all(sent.map(async (each) => ({ ...each, text: await opened(each) })));
  });
  act('/control/reset', async () => {
    for (const table of [controlSettings, controlFaults, smsOutbox, loginChallenges, rateLimits])
      await db.delete(table);
  });
};
