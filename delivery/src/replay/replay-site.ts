import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Combination } from '@shared-kernel/contracts/release/combinations';
import { createMirror, type MirrorOptions } from '../registry/bucket/mirror.ts';
import { isBucket, RegistryError, registryAt } from '../registry/registry.ts';
import { findRecord } from '../stack/processes/process-record.ts';
import { createStaticServer } from '../static-server/static-server.ts';
import { pinnedEnv } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';

const DOCUMENT_SERVER = join(WORKSPACE, 'host/edge/node.ts');
const PLATFORM = 'http://localhost:8090';
const READY_WITHIN_MS = 20_000;
const POLL_MS = 50;
const SHOWN_LINES = 5;

export interface ReplayOptions {
  readonly registry: string;
  readonly combination: Combination;
  /** Left out: that of the site beside the registry, else this machine's usual one. */
  readonly platform?: string | undefined;
  /** 0: any. */
  readonly port: number;
}

export interface Replay extends AsyncDisposable {
  readonly url: string;
}

/** File servers of the packages, in this process; of a bucket, with what is asked for in a folder for so long. */
const serveFiles = async (registry: string, names: readonly string[]) => {
  const folder = isBucket(registry) ? await mkdtemp(join(tmpdir(), 'replay-')) : null;
  const serverOf = (name: string) => {
    if (folder === null) return createStaticServer({ registry, name });
    const report: MirrorOptions['report'] = (fault) => fault && console.error(`${fault.event}: ${fault.detail}`);
    const mirror = createMirror({ address: registry, name, registry: folder, report });
    return createStaticServer({ registry: folder, name, mirror });
  };
  const servers = names.map((name) => ({ name, ...serverOf(name) }));
  const origins = servers.map(async ({ name, server }) => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return [name, `http://localhost:${(server.address() as AddressInfo).port}`];
  });
  return {
    origins: Object.fromEntries(await Promise.all(origins)),
    close: async () => {
      await Promise.all(servers.map(({ drain }) => drain(0)));
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    },
  };
};

const readinessOf = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/_ready`).catch(() => null);
  return answer === null || answer.ok ? '' : ((await answer.json()).reason ?? `status ${answer.status}`);
};

/** The address of a document server once it is ready. Throws a RegistryError with its last lines or its reason. */
const untilReady = async (child: ChildProcess, lines: readonly string[]): Promise<string> => {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  let reason = 'it does not answer';
  while (child.exitCode === null && Date.now() < giveUpAt) {
    const port = / port (\d+)/.exec(lines.find((line) => line.includes('edge.started')) ?? '')?.[1];
    if (port !== undefined) {
      const url = `http://localhost:${port}`;
      reason = await readinessOf(url);
      if (reason === '') return url;
    }
    await sleep(POLL_MS);
  }
  throw new RegistryError(
    `The document server is not ready: ${reason}.\n  ${lines.slice(-SHOWN_LINES).join('\n  ')}\nNamed another platform with --platform?`,
  );
};

/** The site's own document server, as it was started; nothing for a registry that no site of this machine uses. */
const siteEnv = (registry: string): Readonly<Record<string, string>> =>
  isBucket(registry) ? {} : (findRecord(dirname(registry), 'edge')?.env ?? {});

/** Serves a combination of releases on this machine, without fallbacks, on a platform that runs already. */
export const replaySite = async ({ registry, combination, platform, port }: ReplayOptions): Promise<Replay> => {
  const root = registryAt(registry);
  const files = await serveFiles(root, Object.keys(combination));
  const given = siteEnv(root);
  const child = spawn(process.execPath, [DOCUMENT_SERVER], {
    cwd: WORKSPACE,
    env: pinnedEnv({
      ...given,
      PORT: String(port),
      OPS_PORT: undefined,
      REGISTRY: root,
      // The site's server remembers for itself.
      STATE: undefined,
      FIXED_RELEASES: Object.values(combination).join(' '),
      PLATFORM_URL: platform ?? given.PLATFORM_URL ?? PLATFORM,
      ASSET_ORIGINS: JSON.stringify(files.origins),
      SERVICE_WORKER: 'off',
    }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit');
  const close = async (): Promise<void> => {
    child.kill('SIGKILL');
    await Promise.all([ended, files.close()]);
  };
  try {
    return { url: await untilReady(child, lines), [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
};
