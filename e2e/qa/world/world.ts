import { REMOTES } from '../../fixtures/release.ts';
import { releaseSite } from '../../services/release-site.ts';
import { createService } from '../../services/service.ts';
import { type Database, openDatabase } from './database.ts';
import { at, logOf, PORTS, REGISTRY } from './places.ts';
import { type Instance, platformAt } from './platform.ts';

export interface World {
  readonly database: Database;
  /** Two processes of the platform on one Postgres. */
  readonly platforms: readonly [Instance, Instance];
  /** One document server before both. */
  readonly edge: Instance;
  /** The servers of the host's files and of the agent area's. */
  readonly files: Instance;
  readonly agentFiles: Instance;
  /** As it was: nothing is frozen, and everything runs. */
  restore(): Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

const edgeBefore = (platforms: readonly Instance[]): Instance => {
  const url = at(PORTS.edge);
  const env = {
    PORT: String(PORTS.edge),
    REGISTRY,
    PLATFORM_URL: platforms.map((platform) => platform.url).join(','),
    // Documents name them; no browser asks here.
    ASSET_ORIGINS: JSON.stringify({
      ...Object.fromEntries(['host', ...REMOTES].map((name) => [name, at(PORTS.files)])),
      agent: at(PORTS.agentFiles),
    }),
    // Callers of the suite say themselves from where they come, as a proxy of ours would.
    BEHIND_PROXY: '1',
  };
  return {
    url,
    ...createService({ script: 'host/edge/node.ts', env, readyUrl: `${url}/_health`, log: logOf('edge') }),
  };
};

const filesOf = (name: string, port: number): Instance => {
  const url = at(port);
  const args = ['--package', name, '--port', String(port), '--registry', REGISTRY];
  const script = 'delivery/src/static-server/serve.ts';
  return { url, ...createService({ script, args, readyUrl: `${url}/_health`, log: logOf(name) }) };
};

/** Builds, releases and starts everything; undefined where there is no Postgres. */
export const openWorld = async (): Promise<World | undefined> => {
  const database = await openDatabase();
  if (database === undefined) return undefined;
  const first = platformAt(PORTS.first, 'platform-1', { DATABASE_URL: database.url });
  const second = platformAt(PORTS.second, 'platform-2', { DATABASE_URL: database.url });
  const edge = edgeBefore([first, second]);
  const files = filesOf('host', PORTS.files);
  const agentFiles = filesOf('agent', PORTS.agentFiles);
  const restore = async (): Promise<void> => {
    database.thaw();
    for (const service of [first, second, edge, files, agentFiles]) {
      service.thaw();
      if (!service.isAlive()) await service.start();
    }
  };
  const close = async (): Promise<void> => {
    database.thaw();
    await Promise.all([first, second, edge, files, agentFiles].map((service) => service.kill()));
    await database.close();
  };
  try {
    await releaseSite(REGISTRY);
    await Promise.all([first.start(), second.start(), files.start(), agentFiles.start()]);
    await edge.start();
  } catch (error) {
    await close();
    throw error;
  }
  return { database, platforms: [first, second], edge, files, agentFiles, restore, [Symbol.asyncDispose]: close };
};
