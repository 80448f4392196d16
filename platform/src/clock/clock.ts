import type { Database } from '../database/database.ts';
import { readSetting } from '../settings/settings.ts';

export interface ControlledClock {
  now(): Promise<Date>;
}

/** The system's time; in control mode moved by the `clock` setting, in every process alike. */
export const createClock = (db: Database, hasControl: boolean): ControlledClock => ({
  now: async () => {
    if (!hasControl) return new Date();
    const setting = await readSetting<{ offsetMs: number }>(db, 'clock');
    return new Date(Date.now() + (setting?.offsetMs ?? 0));
  },
});
