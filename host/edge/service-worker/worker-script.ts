import { OVERRIDE_PARAMETER } from '@shared-kernel/contracts/release/override';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { originsOf } from '../responses/security-headers.ts';
import { addressOf, createCodeStrategy, createPageStrategy, createPictureStrategy } from './fetch-strategies.ts';
import { createOfflineCache, isPublic, isSharedPage } from './offline-cache.ts';
import { removeItself, serveOffline } from './serve-offline.ts';
import type { WorkerNames } from './worker-scope.ts';

/** Below `/m/`, so that its scope is `/m/` without a header that widens it. */
export const WORKER_PATH = '/m/_worker.js';

const NAMES: WorkerNames = {
  version: 'site-1',
  override: OVERRIDE_PARAMETER,
  home: '/m/home',
  patienceMs: 8000,
  most: { pages: 40, code: 400, pictures: 200 },
};

/** The worker is the source text of these functions: each uses its parameters, the browser and the others by name. */
const PARTS = [
  isPublic,
  isSharedPage,
  createOfflineCache,
  addressOf,
  createPageStrategy,
  createCodeStrategy,
  createPictureStrategy,
  serveOffline,
];

const withoutIndents = (source: string): string => source.replace(/\s*\n\s*/g, '\n');
const sourceOf = (parts: readonly unknown[]): string => withoutIndents(parts.map(String).join('\n'));

/** One constant text for all visitors. */
export const WORKER_SCRIPT = `(()=>{${sourceOf(PARTS)}\nserveOffline(${JSON.stringify(NAMES)})})()`;

/** Served when the worker is switched off: the browser fetches it with the next page and replaces the worker. */
export const REMOVER_SCRIPT = `(${sourceOf([removeItself])})()`;

/** The worker or its remover, revalidated with each page so that the switch takes effect at once. */
export const workerResponse = ({ hasWorker = false, assetOrigins, foreignOrigins }: EdgeDeps): Response => {
  const reach = ["'self'", ...originsOf(Object.values(assetOrigins)), ...(foreignOrigins?.images ?? [])];
  return new Response(hasWorker ? WORKER_SCRIPT : REMOVER_SCRIPT, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': `default-src 'none'; connect-src ${[...new Set(reach)].join(' ')}`,
    },
  });
};
