import { join } from 'node:path';
import type { Pointers } from '@shared-kernel/contracts/release/release';
import type { CAC } from 'cac';
import {
  liveOf,
  parseReleaseId,
  promote,
  publishReleases,
  RegistryError,
  registryAt,
  retire,
  rollback,
  rollbackTo,
  startCanary,
} from '../registry/registry.ts';
import { releasePackages } from '../stack/builds/release-packages.ts';
import { openSignedStore } from '../stack/builds/signed-store.ts';
import { createProgress } from '../stack/terminal/progress.ts';
import { BUILT_PACKAGES, WORKSPACE } from '../workspace/workspace.ts';
import {
  type ChangeCommandOptions,
  changing,
  findBuildFolder,
  openStore,
  type RegistryOptions,
  readCount,
  say,
} from './arguments.ts';
import { type GateCommandOptions, gated, gateOptions } from './check-command.ts';
import { canaryText, sayPinned } from './rollout-commands.ts';
import { refuseStaleBuild } from './stale-build.ts';

/** Percent of the visitors. */
const EVERYBODY = 100;

const sayLive = (word: string, pointers: Pointers, names: readonly string[], options: ChangeCommandOptions): void => {
  const live = liveOf(pointers);
  const releases = names.flatMap((name) => live[name] ?? []);
  say(`${word}: ${names.map((name) => live[name] ?? `no ${name}`).join(', ')}`, pointers, options);
  sayPinned(pointers, releases);
};

const publish = async (packages: readonly string[], options: GateCommandOptions): Promise<void> => {
  const folders = packages.map((named) => findBuildFolder(process.cwd(), named));
  for (const folder of folders) await refuseStaleBuild(folder);
  const published = await publishReleases(await openStore(options), folders, await gateOptions(options));
  for (const { id, isNew, waitsForHost } of published) {
    console.log(isNew ? `published ${id}` : `${id} was published before: nothing to do`);
    if (waitsForHost)
      console.log(`  the live host lacks what ${id} needs: promote it together with a host that has it`);
  }
};

interface PromoteCommandOptions extends ChangeCommandOptions, GateCommandOptions {
  readonly percent?: unknown;
  readonly merchant?: string;
}

const goLive = async (releases: string[], options: PromoteCommandOptions): Promise<void> => {
  const store = await openStore(options);
  const { percent, merchant } = options;
  const gate = await gateOptions(options);
  if (percent === undefined && merchant === undefined) {
    const names = releases.map((id) => parseReleaseId(id).name);
    return sayLive('live', await promote(store, releases, gate), names, options);
  }
  const share = { percent: percent === undefined ? EVERYBODY : readCount('percent', percent), merchant, ...gate };
  const pointers = await startCanary(store, releases, share);
  say(`canary ${canaryText(pointers, pointers.canaries.at(-1)?.id ?? '')}`, pointers, options);
  sayPinned(pointers, releases, merchant);
};

const readRevision = (text: unknown): number => {
  const revision = Number(text);
  if (Number.isInteger(revision) && revision > 0) return revision;
  throw new RegistryError(`--to takes the number of a revision, as pnpm release history shows it: "${text}" is none.`);
};

interface RollbackOptions extends ChangeCommandOptions {
  readonly to?: unknown;
}

const goBack = async (names: readonly string[], options: RollbackOptions): Promise<void> => {
  const store = await openStore(options);
  if (options.to !== undefined) {
    const pointers = await rollbackTo(store, readRevision(options.to));
    return sayLive('live again', pointers, Object.keys(pointers.packages), options);
  }
  if (names.length === 0) throw new RegistryError('Name the packages to roll back, or --to <revision>.');
  sayLive('live again', await rollback(store, names), names, options);
};

/** What is published, and what of it players get. */
export const addLiveCommands = (cli: CAC): void => {
  gated(cli.command('publish <...packages>', 'Publish builds (dist/) of packages; none of them goes live')).action(
    publish,
  );
  gated(
    changing(cli.command('promote <...releases>', 'Make published releases live, all at once: name@version+commit')),
  )
    .option('--percent <share>', 'Only for this share of the visitors: a canary')
    .option('--merchant <code>', "Only for this merchant's visitors")
    .action(goLive);
  cli
    .command('all', "Publish this checkout's builds and make the new ones live together (a container's command)")
    .action(async ({ registry }: RegistryOptions) => {
      const builds = BUILT_PACKAGES.map(({ folder }) => join(WORKSPACE, folder, 'dist'));
      const progress = createProgress();
      const store = await openSignedStore(registryAt(registry), process.env, progress);
      await releasePackages(store, builds, progress, 'new');
    });
  changing(
    cli.command('rollback [...names]', 'Go back to the releases before the live ones, of several packages at once'),
  )
    .option('--to <revision>', 'Make live again all that was live in a revision of the history')
    .action(goBack);
  changing(
    cli.command('retire <name>', 'Take a remote out: its pages are not found, and no deployment brings it back'),
  ).action(async (name: string, options: ChangeCommandOptions) => {
    say(`${name} is taken out`, await retire(await openStore(options), name), options);
  });
};
