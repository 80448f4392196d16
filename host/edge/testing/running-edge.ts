import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createFolderStore, promote, type ReleaseStore } from 'delivery/registry';
import { type Release, releaseId } from 'shared-kernel/contracts/release';
import { aPlatform } from './fake-platform.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The document server as a process, with a registry folder and a platform of its own over real connections. */
interface RunningEdge extends AsyncDisposable {
  readonly url: string;
  readonly registry: string;
  readonly store: ReleaseStore;
  /** Publishes and makes live. */
  promote(release: Release): Promise<void>;
}

const listen = async (handler: Handler): Promise<Server> => {
  const server = createServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** What documents need is answered by the platform in memory; the rest is the test's own. */
const platformHandler = (own: Handler): Handler => {
  const platform = aPlatform();
  return (request, response) => {
    if (!/^\/wps\/(system|announcement)\//.test(request.url ?? '')) return own(request, response);
    const headers = { Merchant: String(request.headers.merchant) };
    void platform(new Request(`http://platform${request.url}`, { headers })).then(async (answer) => {
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    });
  };
};

const startedPort = async (child: ChildProcess): Promise<number> => {
  if (child.stderr === null) throw new Error('no output to read');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    lines.push(line);
    const port = /edge\.started.*port (\d+)/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`the document server ended while starting:\n${lines.join('\n')}`);
};

export const runEdge = async (releases: readonly Release[], own: Handler): Promise<RunningEdge> => {
  const registry = await mkdtemp(join(tmpdir(), 'edge-'));
  const build = await mkdtemp(join(tmpdir(), 'edge-build-'));
  const store = createFolderStore(registry);
  const promoteOne = async (release: Release): Promise<void> => {
    await Promise.all(Object.keys(release.files).map((file) => writeFile(join(build, file), file)));
    await store.addRelease(release, build);
    await promote(store, [releaseId(release)]);
  };
  for (const release of releases) await promoteOne(release);
  const platform = await listen(platformHandler(own));
  const child = spawn(process.execPath, [fileURLToPath(new URL('../node.ts', import.meta.url))], {
    env: {
      PORT: '0',
      REGISTRY: registry,
      PLATFORM_URL: `http://127.0.0.1:${portOf(platform)}`,
      ASSET_ORIGINS: JSON.stringify({ host: 'http://host.localhost', browse: 'http://browse.localhost' }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return {
    url: `http://127.0.0.1:${await startedPort(child)}`,
    registry,
    store,
    promote: promoteOne,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      platform.closeAllConnections();
      platform.close();
      await Promise.all([registry, build].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
};
