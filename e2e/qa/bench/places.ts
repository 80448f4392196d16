import { join } from 'node:path';
import { paths } from '@shared-kernel/contracts/system/paths';
import { WORKSPACE } from '../../fixtures/site.ts';

/** Everything the bench keeps: builds, a registry and a platform of its own, results. */
const FOLDER = join(WORKSPACE, '.site/bench');
export const REGISTRY = join(FOLDER, 'registry');
export const DATABASE = join(FOLDER, 'platform');
/** Databases that are gone when their figures are there. */
export const ROUNDS_DATABASE = join(FOLDER, 'rounds');
export const RESULTS = join(FOLDER, 'results');
export const distOf = (kind: string): string => join(FOLDER, kind);

/** `BENCH_PORTS` moves all of them together. */
const FIRST_PORT = Number(process.env.BENCH_PORTS ?? 9350);
export const PORTS = {
  site: FIRST_PORT,
  host: FIRST_PORT + 1,
  browse: FIRST_PORT + 2,
  account: FIRST_PORT + 3,
  member: FIRST_PORT + 4,
  agent: FIRST_PORT + 5,
  ordinary: FIRST_PORT + 10,
  tuned: FIRST_PORT + 11,
  platform: FIRST_PORT + 20,
  edge: FIRST_PORT + 21,
} as const;

/** Packages of the site, each on an origin of its own. */
export const PACKAGES = ['host', 'browse', 'account', 'member', 'agent'] as const;
export const MERCHANT = 'tala';
export const HOME_PATH = paths.home;
