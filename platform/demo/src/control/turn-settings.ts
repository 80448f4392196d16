import { desc } from 'drizzle-orm';
import { loginChallenges } from '../../../src/accounts/session/session.tables.ts';
import type { Platform } from '../../../src/base/platform.ts';
import { rateLimits } from '../../../src/http/http.tables.ts';
import { smsOutbox } from '../../../src/notifications/sms.tables.ts';
import { controlFaults } from '../../../src/settings/faults.tables.ts';
import { controlSettings } from '../../../src/settings/settings.tables.ts';
import { readSetting, writeSetting } from '../../../src/settings/settings.ts';
import { clockAsk, faultAsk, fieldsAsk, flagsAsk, gamesAsk, readAsk, statusAsk } from './control-asks.ts';
import { type ControlRoute, merchantAsked } from './control-route.ts';
import { makeManyGames } from './many-games.ts';

const reset = async ({ db }: Platform): Promise<void> => {
  for (const table of [controlSettings, controlFaults, smsOutbox, loginChallenges, rateLimits]) await db.delete(table);
};

/** What a test turns for a while: flags, opening status, faults, the clock, how many games there are; and the way back. */
export const turnSettings = (route: ControlRoute, platform: Platform): void => {
  const { db } = platform;
  route('POST', '/control/flags', async (context) => {
    const { merchant, flags } = await readAsk(context, flagsAsk);
    const key = `flags:${(await merchantAsked(platform, context, merchant)).baseCode}` as const;
    const turned = { ...(await readSetting<Record<string, boolean>>(db, key)), ...flags };
    await writeSetting(db, key, turned);
    return turned;
  });
  route('POST', '/control/fields', async (context) => {
    const { merchant, fields } = await readAsk(context, fieldsAsk);
    await writeSetting(db, `fields:${(await merchantAsked(platform, context, merchant)).baseCode}`, fields);
    return fields;
  });
  route('POST', '/control/status', async (context) => {
    const { merchant, ...status } = await readAsk(context, statusAsk);
    await writeSetting(db, `status:${(await merchantAsked(platform, context, merchant)).baseCode}`, status);
    return status;
  });
  route('POST', '/control/faults', async (context) => {
    const { times, ...fault } = await readAsk(context, faultAsk);
    const [row] = await db
      .insert(controlFaults)
      .values({ ...fault, remaining: times ?? null })
      .returning();
    return row;
  });
  route('POST', '/control/clock', async (context) => {
    const clock = await readAsk(context, clockAsk);
    await writeSetting(db, 'clock', clock);
    return clock;
  });
  route('POST', '/control/games', async (context) => makeManyGames(db, (await readAsk(context, gamesAsk)).count));
  route('GET', '/control/sms', () => db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)));
  route('POST', '/control/reset', async () => {
    await reset(platform);
    return {};
  });
};
