import type { Database } from '../database/database.ts';
import { eq } from '../database/orm.ts';
import { controlSettings } from './settings.tables.ts';

export type SettingKey = 'clock' | `flags:${string}` | `fields:${string}` | `status:${string}`;

export const readSetting = async <Value>(db: Database, key: SettingKey): Promise<Value | undefined> => {
  const [row] = await db.select().from(controlSettings).where(eq(controlSettings.key, key));
  return row?.value as Value | undefined;
};

export const writeSetting = async (db: Database, key: SettingKey, value: unknown): Promise<void> => {
  await db
    .insert(controlSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: controlSettings.key, set: { value } });
};
