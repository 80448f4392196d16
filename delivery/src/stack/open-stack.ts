import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createFolderStore } from '../registry/registry.ts';
import { BUILT_PACKAGES, StackError } from '../workspace/workspace.ts';
import { buildPackages } from './builds/build-packages.ts';
import { releasePackages } from './builds/release-packages.ts';
import { openSignedStore } from './builds/signed-store.ts';
import type { Service, ServiceName } from './layout/services.ts';
import { type StackLayout, type StackOptions, stackLayout } from './layout/stack-layout.ts';
import {
  isRunning,
  type ProcessRecord,
  RUNNER_SCRIPTS,
  readRecords,
  removeRecord,
  runner,
} from './processes/process-record.ts';
import { isPortFree, startProcess, stopProcess, waitHealthy } from './processes/service-process.ts';
import type { Progress } from './terminal/progress.ts';

/** Answers players with the help of all others: it ends first, so that its requests in flight still find them. */
const FRONT: ServiceName = 'edge';

/** Stops every process of the site, also those that were started again by hand. */
export const stopStack = async (siteFolder: string): Promise<void> => {
  const records = readRecords(siteFolder);
  const isFront = ({ name }: ProcessRecord): boolean => name === FRONT;
  await Promise.all(records.filter(isFront).map(stopProcess));
  await Promise.all(records.map(stopProcess));
  for (const { name } of records) removeRecord(siteFolder, name);
  runner.remove(siteFolder);
};

/** Another runner's site is left alone; what a killed runner has left behind is ended, its ports would be in the way. */
const takeOver = async (siteFolder: string, progress: Progress): Promise<void> => {
  const pid = runner.read(siteFolder);
  if (pid !== process.pid && isRunning({ pid, script: RUNNER_SCRIPTS })) {
    throw new StackError(
      `The site is running already, kept by process ${pid}: stop that one first (Ctrl-C, or kill ${pid}).`,
    );
  }
  if (!readRecords(siteFolder).some(isRunning)) return;
  await progress.step('stopping what an earlier run has left', () => stopStack(siteFolder));
};

const refuseUsedPorts = async (services: readonly Service[]): Promise<void> => {
  const used = await Promise.all(services.map(async (service) => ((await isPortFree(service.port)) ? [] : [service])));
  const list = used.flat().map(({ name, port }) => `${port} (for ${name})`);
  if (list.length === 0) return;
  throw new StackError(
    `Already in use: port ${list.join(', ')}. Stop what uses it, or start the site on other ports: npm start -- --ports 9080`,
  );
};

const KEY_BYTES = 32;

/** Makes the key that the platform and a provider share, unless it exists. Its file is readable for this user alone. */
const makeSharedKey = async (file: string): Promise<void> => {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
};

/** A new database takes most of a first start. */
const startLabel = ({ database }: StackLayout): string =>
  existsSync(database) ? 'starting the processes' : 'starting the processes, and filling the database';

const startServices = async ({ folder, services }: StackLayout): Promise<void> => {
  await Promise.all(
    services.map(async ({ nodeArgs, args, env, ...service }) => {
      const record = { ...service, nodeArgs: [...nodeArgs], args: [...args], env: { ...env } };
      await waitHealthy(folder, startProcess(folder, record));
    }),
  );
};

/** The builds that a site is made of, by their folders. */
type BuildFolders = (options: StackOptions, progress: Progress) => Promise<readonly string[]>;

/** This checkout's packages, but for those that come from a development server. */
const buildUndeveloped: BuildFolders = ({ developed = [] }, progress) =>
  buildPackages(
    progress,
    BUILT_PACKAGES.filter(({ name }) => !developed.includes(name)),
  );

/**
 * Builds what changed, releases it into the site's own registry, and starts the site's processes. Throws a StackError or
 * RegistryError that says what to do; nothing is left running then. `buildFolders`: other builds than this checkout's.
 */
export const openStack = async (
  options: StackOptions,
  progress: Progress,
  buildFolders: BuildFolders = buildUndeveloped,
): Promise<StackLayout> => {
  const layout = stackLayout(options);
  await takeOver(layout.folder, progress);
  await refuseUsedPorts(layout.services);
  runner.write(layout.folder);
  const { developed = [] } = options;
  // A development site starts from this checkout alone: what an earlier run compiled is served by nobody now.
  if (developed.length > 0) await rm(layout.registry, { recursive: true, force: true });
  try {
    const builds = await buildFolders(options, progress);
    if (builds.length > 0) {
      const store =
        developed.length > 0
          ? createFolderStore(layout.registry)
          : await openSignedStore(layout.registry, {}, progress);
      await progress.step('releasing', () => releasePackages(store, builds, progress));
    }
    await Promise.all([layout.paymentKey, layout.openidSecret, layout.vendorKey].map(makeSharedKey));
    await progress.step(startLabel(layout), () => startServices(layout));
  } catch (error) {
    await stopStack(layout.folder);
    throw error;
  }
  return layout;
};
