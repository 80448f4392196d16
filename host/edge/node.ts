import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { createGuardedServer, DEFAULT_SERVER_LIMITS } from '@shared-kernel/node/guarded-server';
import { createLog } from '@shared-kernel/node/log';
import { readLook } from 'delivery/critical-css';
import { readOverride, readTrustedKeys, readTrustedRoot, unmetNeeds } from 'delivery/registry';
import { createEdge } from './app.ts';
import { readEnvironment } from './node/environment.ts';
import { fixedReleases } from './node/fixed-releases.ts';
import { folderBrands } from './node/folder-brands.ts';
import { createMeter } from './node/meter.ts';
import { serveOps } from './node/ops.ts';
import { registryReleases } from './node/registry-releases.ts';
import { stateIn } from './node/server-state.ts';
import { upstreamsAt } from './node/upstreams.ts';
import { importSigningKey } from './releases/sign.ts';
import { BASE_HEADERS } from './responses/security-headers.ts';

const BROTLI_QUALITY = 5;
const PARTNER_ELEMENT = './partner/agent-area-1.js';
const SKELETON_STYLE = './pages/skeleton.css';

/** Longer than a proxy's keep-alive (a minute), so that this server never closes a connection under a request. */
const PROXY_IDLE_MS = 75_000;

const brotli = promisify(brotliCompress);
const compressBrotli = async (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));

const log = createLog('edge');

const isHttpBindings = (bindings: unknown): bindings is HttpBindings =>
  typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;

/** A request whose host name or path the standard `Request` refuses. */
const answerBroken = (error: unknown): Response => {
  if (error instanceof RequestError) return new Response('bad request\n', { status: 400, headers: BASE_HEADERS });
  log({ level: 'error', event: 'request.failed', detail: String(error) });
  return new Response('something went wrong\n', { status: 500, headers: BASE_HEADERS });
};

const {
  port,
  host,
  registry,
  state,
  fixed,
  releaseKeys,
  brands,
  platformUrls,
  edgeSecret,
  signingKey,
  drainLimitMs,
  ops,
  isDevelopment,
  ...settings
} = readEnvironment(process.env);
const published = registryReleases(registry, log, {
  root: await readTrustedRoot(releaseKeys),
  trustedKeys: await readTrustedKeys(releaseKeys),
  state: state === null ? null : stateIn(state, log),
});
const releases = fixed.length === 0 ? published : fixedReleases(published, fixed);
const upstreams = upstreamsAt(platformUrls, { log, edgeSecret, gamesOrigin: settings.gamesOrigin });
const meter = createMeter({
  pointersAt: releases.pointersAt,
  pointersUntil: releases.pointersUntil,
  upstreams: upstreams.statuses,
});
log.onEntry(meter.countLine);
const guarded = createGuardedServer(
  (request, response) => void answer(request, response),
  { ...DEFAULT_SERVER_LIMITS, ...(settings.isBehindProxy ? { idleMs: PROXY_IDLE_MS } : {}) },
  BASE_HEADERS,
);
const edge = createEdge({
  releases,
  platform: upstreams.send,
  meter,
  ...settings,
  brands: folderBrands(brands, log),
  look: readLook(fileURLToPath(new URL(SKELETON_STYLE, import.meta.url))),
  fits: (live, remote) => unmetNeeds(live, remote).length === 0,
  partnerElement: readFileSync(new URL(PARTNER_ELEMENT, import.meta.url), 'utf8'),
  ...(signingKey === undefined ? {} : { signingKey: await importSigningKey(signingKey) }),
  readOverride: async (token) => {
    // The keys are the newest root's, which is read with the pointers.
    await published.readPointers().catch(() => undefined);
    return readOverride(token, isDevelopment ? 'development' : published.overrideKeys());
  },
  clock: Date.now,
  log,
  compressors: { br: compressBrotli },
  isDraining: () => guarded.isDraining,
  clientAddress: (bindings) => (isHttpBindings(bindings) ? bindings.incoming.socket.remoteAddress : undefined),
});

const answer = getRequestListener(edge.fetch, { errorHandler: answerBroken });
const { server, drain } = guarded;
server.on('error', (error) => {
  log({ level: 'error', event: 'edge.not-started', detail: error.message });
  process.exit(1);
});
server.listen(port, host, () => {
  const bound = server.address();
  const where = typeof bound === 'object' && bound !== null ? `${bound.address} port ${bound.port}` : String(bound);
  log({ level: 'info', event: 'edge.started', detail: `${where}, registry ${registry}` });
});

if (ops !== null) serveOps({ ...ops, meter, log, ask: async (path) => edge.request(path) });

const stop = async (): Promise<void> => {
  log({ level: 'info', event: 'edge.stopping' });
  await drain(drainLimitMs);
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
