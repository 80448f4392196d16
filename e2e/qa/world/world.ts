import { randomBytes } from 'node:crypto';
import { type LocalOpenid, openLocalOpenid } from 'platform/testing/local-openid';
import { REMOTES } from '../../fixtures/release.ts';
import { releaseSite } from '../../services/release-site.ts';
import { createService } from '../../services/service.ts';
import { type Database, openDatabase } from './database.ts';
import { at, logOf, PORTS, REGISTRY } from './places.ts';
import { type Instance, platformAt } from './platform.ts';

export interface World {
  readonly database: Database;
  /** Two processes of the platform on one Postgres, with a key for what lies in it. The first has a payment provider and a sign-in provider, the second has neither. */
  readonly platforms: readonly [Instance, Instance];
  /** Whoever signs in by the first process says and is what the case likes. */
  readonly openid: LocalOpenid;
  /** What the first process takes for the word of its payment provider is signed by it, in base64. Nobody answers as the provider. */
  readonly paymentKey: string;
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

/** Builds, releases and starts everything, in the short form without the demo's members and history; undefined where there is no Postgres. */
export const openWorld = async (isShort: boolean): Promise<World | undefined> => {
  const database = await openDatabase(isShort);
  if (database === undefined) return undefined;
  const openid = await openLocalOpenid();
  const paymentKey = randomBytes(32).toString('base64');
  const both = {
    DATABASE_URL: database.url,
    KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    // Longer than any case takes: it ends what a room waits for by the control.
    CARD_ROOM_CLOCK_SECONDS: '60',
  };
  const first = platformAt(PORTS.first, 'platform-1', {
    ...both,
    PAYMENT_PROVIDER_URL: at(PORTS.payments),
    PAYMENT_PROVIDER_KEY: paymentKey,
    SOCIAL_GOOGLE_ISSUER: openid.access.issuer,
    SOCIAL_GOOGLE_CLIENT_ID: openid.access.clientId,
    SOCIAL_GOOGLE_CLIENT_SECRET: openid.access.clientSecret,
  });
  const second = platformAt(PORTS.second, 'platform-2', both);
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
    await openid.close();
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
  return {
    database,
    platforms: [first, second],
    openid,
    paymentKey,
    edge,
    files,
    agentFiles,
    restore,
    [Symbol.asyncDispose]: close,
  };
};
