import { rm } from 'node:fs/promises';
import { buildPackages } from './build-packages.ts';
import { isRunning, readRecords, readRunner, removeRecord, removeRunner, writeRunner } from './process-record.ts';
import type { Progress } from './progress.ts';
import { releasePackages } from './release-packages.ts';
import { isPortFree, startProcess, stopProcess, waitHealthy } from './service-process.ts';
import { SiteError } from './site-error.ts';
import { type Service, type SiteLayout, type SiteOptions, siteLayout } from './site-layout.ts';
import { BUILT_PACKAGES } from './workspace.ts';

const RUNNER_SCRIPTS = 'delivery/src/';

/** Stops every process of the site, also those that were started again by hand. */
export const stopSite = async (siteFolder: string): Promise<void> => {
  const records = readRecords(siteFolder);
  await Promise.all(records.map(stopProcess));
  for (const { name } of records) removeRecord(siteFolder, name);
  removeRunner(siteFolder);
};

/** Another runner's site is left alone; what a killed runner has left behind is ended, its ports would be in the way. */
const takeOver = async (siteFolder: string, progress: Progress): Promise<void> => {
  const runner = readRunner(siteFolder);
  if (runner !== process.pid && isRunning({ pid: runner, script: RUNNER_SCRIPTS })) {
    throw new SiteError(
      `The site is running already, kept by process ${runner}: stop that one first (Ctrl-C, or kill ${runner}).`,
    );
  }
  if (!readRecords(siteFolder).some(isRunning)) return;
  await progress.step('stopping what an earlier run has left', () => stopSite(siteFolder));
};

const refuseUsedPorts = async (services: readonly Service[]): Promise<void> => {
  const used = await Promise.all(services.map(async (service) => ((await isPortFree(service.port)) ? [] : [service])));
  const list = used.flat().map(({ name, port }) => `${port} (for ${name})`);
  if (list.length === 0) return;
  throw new SiteError(
    `Already in use: port ${list.join(', ')}. Stop what uses it, or start the site on other ports: npm start -- --ports 9080`,
  );
};

const startServices = async ({ folder, services }: SiteLayout): Promise<void> => {
  await Promise.all(
    services.map(async ({ nodeArgs, args, env, ...service }) => {
      const record = { ...service, nodeArgs: [...nodeArgs], args: [...args], env: { ...env } };
      await waitHealthy(folder, startProcess(folder, record));
    }),
  );
};

/** The builds that a site is made of, by their folders. */
type BuildFolders = (options: SiteOptions, progress: Progress) => Promise<readonly string[]>;

/** This checkout's packages, but for those that come from a development server. */
const buildUndeveloped: BuildFolders = ({ developed = [] }, progress) =>
  buildPackages(
    progress,
    BUILT_PACKAGES.filter(({ name }) => !developed.includes(name)),
  );

/**
 * Builds what changed, releases it into the site's own registry, and starts the site's processes. Throws a SiteError or
 * RegistryError that says what to do; nothing is left running then. `buildFolders`: other builds than this checkout's.
 */
export const openSite = async (
  options: SiteOptions,
  progress: Progress,
  buildFolders: BuildFolders = buildUndeveloped,
): Promise<SiteLayout> => {
  const layout = siteLayout(options);
  await takeOver(layout.folder, progress);
  await refuseUsedPorts(layout.services);
  writeRunner(layout.folder);
  const { developed = [] } = options;
  // A development site starts from this checkout alone: what an earlier run compiled is served by nobody now.
  if (developed.length > 0) await rm(layout.registry, { recursive: true, force: true });
  try {
    const builds = await buildFolders(options, progress);
    if (builds.length > 0) {
      await progress.step('releasing', () => releasePackages(layout.registry, builds, progress));
    }
    await progress.step('starting the processes (the first time, the database is filled)', () => startServices(layout));
  } catch (error) {
    await stopSite(layout.folder);
    throw error;
  }
  return layout;
};
