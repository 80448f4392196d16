import { boolean, int, object, optional, record, string } from '@shared-kernel/contracts/schema';
import { desc } from 'drizzle-orm';
import { loginChallenges } from '../../../src/accounts/session/session.tables.ts';
import type { Platform } from '../../../src/base/platform.ts';
import { rateLimits } from '../../../src/http/http.tables.ts';
import { smsOutbox } from '../../../src/notifications/sms.tables.ts';
import { controlFaults } from '../../../src/settings/faults.tables.ts';
import { controlSettings } from '../../../src/settings/settings.tables.ts';
import { readSetting, writeSetting } from '../../../src/settings/settings.ts';
import type { ControlRoutes } from './control-route.ts';
import { makeManyGames } from './many-games.ts';

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

/** What a test turns for a while: flags, opening status, faults, the clock, how many games there are; and the way back. */
export const turnSettings = ({ read, act, change }: ControlRoutes, { db }: Platform): void => {
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
  change('/control/games', object({ count: int() }), ({ count }) => makeManyGames(db, count));
  read('/control/sms', () => db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)));
  act('/control/reset', async () => {
    for (const table of [controlSettings, controlFaults, smsOutbox, loginChallenges, rateLimits])
      await db.delete(table);
  });
};
