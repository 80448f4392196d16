import type { ControlledClock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';

/** What every feature is given. Nothing here remembers a request: whatever outlives one is in the database. */
export interface Platform {
  readonly db: Database;
  readonly config: Pick<Config, 'hasControl' | 'isProduction' | 'trustedProxies'>;
  readonly clock: ControlledClock;
}
