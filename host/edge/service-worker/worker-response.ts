import type { EdgeDeps } from '../base/edge-deps.ts';
import { originsOf } from '../responses/security-headers.ts';
import { REMOVER_SCRIPT, WORKER_SCRIPT } from './worker-script.ts';

/** The service worker, or what takes it away. Asked for anew with every page, so that a switch is heard at once. */
export const workerAnswer = ({ hasWorker = false, assetOrigins, foreignOrigins }: EdgeDeps): Response => {
  const reach = ["'self'", ...originsOf(Object.values(assetOrigins)), ...(foreignOrigins?.images ?? [])];
  return new Response(hasWorker ? WORKER_SCRIPT : REMOVER_SCRIPT, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': `default-src 'none'; connect-src ${[...new Set(reach)].join(' ')}`,
    },
  });
};
