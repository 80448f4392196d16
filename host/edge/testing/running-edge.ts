import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { getCompileCacheDir } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { type ChangeOptions, openRegistry, promote, type RegistryKeys, type ReleaseStore } from 'delivery/registry';
import { type Handler, platformHandler } from './platform-handler.ts';

/** The document server as a process, with a registry folder and a platform of its own over real connections. */
interface RunningEdge extends AsyncDisposable {
  readonly url: string;
  /** Where its figures are; only with `OPS_PORT`. */
  readonly ops: string;
  readonly registry: string;
  readonly platformUrl: string;
  /** What it has written to its log so far. */
  readonly lines: readonly Line[];
  /** The first line of an event, once it is written. */
  said(event: string): Promise<Line>;
  readonly store: ReleaseStore;
  /** Publishes and makes live. */
  promote(release: Release): Promise<void>;
  /** Tells it to stop, and answers with its exit code once it has. */
  stop(): Promise<number | null>;
}

const listen = async (handler: Handler): Promise<Server> => {
  const server = createServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

type Line = Readonly<Record<string, unknown>> & { readonly event: string };

/** What it writes to its log, from the first line to the last. */
const followLog = ({ stderr }: ChildProcess) => {
  if (stderr === null) throw new Error('no output to read');
  const lines: Line[] = [];
  const more = new EventEmitter();
  let hasEnded = false;
  const reader = createInterface({ input: stderr });
  reader.on('line', (text) => {
    lines.push(text.startsWith('{') ? JSON.parse(text) : { event: '', text });
    more.emit('more');
  });
  reader.on('close', () => {
    hasEnded = true;
    more.emit('more');
  });
  /** The first line of an event, once it is written. Rejects when the process ends without it. */
  const said = async (event: string): Promise<Line> => {
    for (;;) {
      const found = lines.find((line) => line.event === event);
      if (found !== undefined) return found;
      if (hasEnded) throw new Error(`the document server ended and never said ${event}:\n${JSON.stringify(lines)}`);
      await once(more, 'more');
    }
  };
  return { lines, said };
};

/** The port that a line says it listens on. */
const portIn = ({ detail }: Line): number => Number(/ port (\d+)/.exec(String(detail))?.[1]);

const cacheOfVersion = getCompileCacheDir();
/** The one thing that a server has of the test's own environment: starts are what most of these tests' time goes to. */
export const compileCache: Readonly<Record<string, string>> =
  cacheOfVersion === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cacheOfVersion) };

/** `env`: what of the environment is the test's own, a registry among it; `keys`: what the registry signs with; `change`: how. */
export const runEdge = async (
  releases: readonly Release[],
  own: Handler,
  env: Readonly<Record<string, string>> = {},
  keys: RegistryKeys = {},
  change: ChangeOptions = {},
): Promise<RunningEdge> => {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const registry = env.REGISTRY ?? folder;
  const build = await mkdtemp(join(tmpdir(), 'edge-build-'));
  const store = openRegistry(registry, keys, change);
  const promoteOne = async (release: Release): Promise<void> => {
    await Promise.all(Object.keys(release.files).map((file) => writeFile(join(build, file), file)));
    await store.addRelease(release, build);
    await promote(store, [releaseId(release)]);
  };
  for (const release of releases) await promoteOne(release);
  const platform = await listen(platformHandler(own));
  const platformUrl = `http://127.0.0.1:${portOf(platform)}`;
  const child = spawn(process.execPath, [fileURLToPath(new URL('../node.ts', import.meta.url))], {
    env: {
      ...compileCache,
      PORT: '0',
      REGISTRY: registry,
      PLATFORM_URL: platformUrl,
      ASSET_ORIGINS: JSON.stringify({ host: 'http://host.localhost', browse: 'http://browse.localhost' }),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = (): Promise<number | null> => {
    child.kill();
    return ended;
  };
  const clear = async (): Promise<void> => {
    platform.closeAllConnections();
    platform.close();
    await Promise.all([folder, build].map((own) => rm(own, { recursive: true, force: true })));
  };
  const { lines, said } = followLog(child);
  const events = ['edge.started', ...(env.OPS_PORT === undefined ? [] : ['ops.started'])];
  const [started, ops] = await Promise.all(events.map(said)).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${started && portIn(started)}`,
    ops: `http://127.0.0.1:${ops && portIn(ops)}`,
    lines,
    said,
    registry,
    platformUrl,
    store,
    promote: promoteOne,
    stop,
    [Symbol.asyncDispose]: async () => {
      // Twice: the second is not waited out.
      child.kill();
      await stop();
      await clear();
    },
  };
};
