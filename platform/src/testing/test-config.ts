import type { Platform } from '../base/platform.ts';

/** What a platform under test is configured with. */
export const TEST_CONFIG: Platform['config'] = {
  hasControl: true,
  isProduction: false,
  trustedProxies: 1,
  hasDemoAccounts: true,
  hasDocs: true,
  // As in containers: what is encrypted at rest is encrypted in every test.
  wrappingKeys: [new Uint8Array(32).fill(7)],
  peppers: [],
  edgeSecrets: [],
  gamesOrigin: undefined,
  paymentProvider: undefined,
  gameVendors: [],
  releaseDesk: undefined,
  socialProviders: {},
  firebase: undefined,
  imageCdns: ['https://cdn.example'],
  // A test proves what is asked, not how long a machine can be kept busy.
  proofWork: 1,
  // Most tests play as fast as they can; one of the pace says its own.
  shortestRoundMs: 0,
  // A test ends a round's bets itself.
  tableBettingMs: 3_600_000,
  cardRoomClockMs: 3_600_000,
};
