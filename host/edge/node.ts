import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type HttpBindings, serve } from '@hono/node-server';
import { readLook } from 'delivery/critical-css';
import { createFolderStore, unmetNeeds } from 'delivery/registry';
import type { Pointers } from 'shared-kernel/contracts/release';
import { record, safeParse, string } from 'shared-kernel/schema';
import { createEdge } from './app.ts';
import type { EdgeDeps, LogEntry, ReleaseSource } from './edge-deps.ts';
import { BRANDS_FOLDER, folderBrands } from './node-brands.ts';
import { importSigningKey } from './sign.ts';

/** How long the pointer document is taken to be unchanged without a look at the file. */
const POINTERS_CHECK_MS = 1000;
const DEFAULT_PORT = 8080;
const DEFAULT_REGISTRY = '.site/registry';
const POINTERS_FILE = 'pointers.json';
const BROTLI_QUALITY = 5;
const SKELETON_STYLE = './skeleton.css';

/** A registry folder, looked at no more than once a second; an unreadable moment leaves the last good pointers in force. */
const folderReleases = (root: string, log: (entry: LogEntry) => void): ReleaseSource => {
  const store = createFolderStore(root);
  const file = resolve(root, POINTERS_FILE);
  let held: { readonly pointers: Pointers; readonly mark: string } | null = null;
  let checkAt = 0;

  const check = async (): Promise<Pointers> => {
    try {
      const { mtimeMs, ino, size } = await stat(file);
      const mark = `${mtimeMs} ${ino} ${size}`;
      if (held?.mark !== mark) held = { mark, pointers: await store.readPointers() };
    } catch (error) {
      if (held === null) throw error;
      log({ level: 'warn', event: 'pointers.unreadable', detail: String(error) });
    }
    checkAt = Date.now() + POINTERS_CHECK_MS;
    return held.pointers;
  };

  return {
    readPointers: async () => (held !== null && Date.now() < checkAt ? held.pointers : check()),
    readRelease: (id) => store.readRelease(id),
  };
};

const platformAt = (base: string): EdgeDeps['platform'] => {
  const { origin } = new URL(base);
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(origin + pathname + search, request));
  };
};

const brotli = promisify(brotliCompress);
const compressBrotli = async (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));

/** Origins in a line, spaces between: `https://a.example https://*.b.example`. Throws for what is none. */
const readOrigins = (name: string, line = ''): readonly string[] => {
  const origins = line.split(/\s+/).filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(origin));
  if (wrong === undefined) return origins;
  throw new Error(`${name} has to be origins with spaces between, as https://cdn.example: "${wrong}" is none.`);
};

/** The environment, read and checked once. Throws with what is missing and how to give it. */
const readEnvironment = (environment: NodeJS.ProcessEnv) => {
  const {
    PORT,
    REGISTRY,
    BRANDS,
    PLATFORM_URL,
    ASSET_ORIGINS,
    SIGNING_KEY,
    BEHIND_PROXY,
    IMAGE_ORIGINS,
    FRAME_ORIGINS,
  } = environment;
  if (PLATFORM_URL === undefined || !URL.canParse(PLATFORM_URL)) {
    throw new Error('PLATFORM_URL has to be the address of the platform, for example http://localhost:8090.');
  }
  const origins = safeParse(record(string(), string()), JSON.parse(ASSET_ORIGINS ?? '{}'));
  if (!origins.success || Object.keys(origins.data).length === 0) {
    throw new Error(
      'ASSET_ORIGINS has to be JSON from package name to origin, for example {"host":"http://localhost:8081"}.',
    );
  }
  return {
    port: Number(PORT ?? DEFAULT_PORT),
    registry: resolve(REGISTRY ?? DEFAULT_REGISTRY),
    brands: resolve(BRANDS ?? BRANDS_FOLDER),
    platformUrl: PLATFORM_URL,
    assetOrigins: origins.data,
    foreignOrigins: {
      images: readOrigins('IMAGE_ORIGINS', IMAGE_ORIGINS),
      frames: readOrigins('FRAME_ORIGINS', FRAME_ORIGINS),
    },
    signingKey: SIGNING_KEY,
    isBehindProxy: BEHIND_PROXY === '1',
  };
};

const isHttpBindings = (bindings: unknown): bindings is HttpBindings =>
  typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;

const log = (entry: LogEntry): void => {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), from: 'edge', ...entry })}\n`);
};

const { port, registry, brands, platformUrl, assetOrigins, foreignOrigins, signingKey, isBehindProxy } =
  readEnvironment(process.env);
const edge = createEdge({
  releases: folderReleases(registry, log),
  platform: platformAt(platformUrl),
  assetOrigins,
  foreignOrigins,
  brands: folderBrands(brands, log),
  look: readLook(fileURLToPath(new URL(SKELETON_STYLE, import.meta.url))),
  fits: (host, remote) => unmetNeeds(host, remote).length === 0,
  ...(signingKey === undefined ? {} : { signingKey: await importSigningKey(signingKey) }),
  clock: Date.now,
  log,
  compressors: { br: compressBrotli },
  clientAddress: (bindings) => (isHttpBindings(bindings) ? bindings.incoming.socket.remoteAddress : undefined),
  isBehindProxy,
});

const server = serve({ fetch: edge.fetch, port }, ({ port: bound }) =>
  log({ level: 'info', event: 'edge.started', detail: `port ${bound}, registry ${registry}` }),
);

const stop = (): void => {
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
