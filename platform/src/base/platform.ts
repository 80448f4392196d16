import type { ControlledClock } from '../clock/clock.ts';
import type { Databases } from '../database/database.ts';
import type { Config } from './config.ts';

/** What every feature is given. Nothing here remembers a request: whatever outlives one is in the database. */
export interface Platform extends Databases {
  readonly config: Pick<
    Config,
    | 'cardRoomClockMs'
    | 'edgeSecrets'
    | 'firebase'
    | 'gameVendors'
    | 'gamesOrigin'
    | 'imageCdns'
    | 'hasControl'
    | 'hasDemoAccounts'
    | 'hasDocs'
    | 'isProduction'
    | 'paymentProvider'
    | 'peppers'
    | 'proofWork'
    | 'releaseDesk'
    | 'shortestRoundMs'
    | 'socialProviders'
    | 'tableBettingMs'
    | 'trustedProxies'
    | 'wrappingKeys'
  >;
  readonly clock: ControlledClock;
}
