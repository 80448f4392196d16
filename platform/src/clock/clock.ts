import type { Database } from '../database/database.ts';
import { createSingleFlight } from '../database/single-flight.ts';
import { readSetting } from '../settings/settings.ts';

export interface ControlledClock {
  now(): Promise<Date>;
}

/**
 * The same inside a transaction, asked on its own connection: on another one it would wait for a second connection while
 * it holds the first.
 */
export const nowWithin = async (tx: Database, { hasControl }: { readonly hasControl: boolean }): Promise<Date> => {
  const moved = hasControl ? await readSetting<{ offsetMs: number }>(tx, 'clock') : undefined;
  return new Date(Date.now() + (moved?.offsetMs ?? 0));
};

/** The system's time; in control mode moved by the `clock` setting, in every process alike. */
export const createClock = (db: Database, hasControl: boolean): ControlledClock => {
  const read = createSingleFlight(() => readSetting<{ offsetMs: number }>(db, 'clock'));
  return {
    now: async () => {
      if (!hasControl) return new Date();
      return new Date(Date.now() + ((await read())?.offsetMs ?? 0));
    },
  };
};
