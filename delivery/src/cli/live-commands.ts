import { join, resolve } from 'node:path';
import type { Pointers } from '@shared-kernel/contracts/release/release';
import type { CAC, Command } from 'cac';
import {
  historyOf,
  liveOf,
  parseReleaseId,
  promote,
  publishReleases,
  RegistryError,
  retire,
  rollback,
  rollbackTo,
  status,
} from '../registry/registry.ts';
import { releasePackages } from '../stack/builds/release-packages.ts';
import { openSignedStore } from '../stack/builds/signed-store.ts';
import { createProgress } from '../stack/terminal/progress.ts';
import { BUILT_PACKAGES, WORKSPACE } from '../workspace/workspace.ts';
import { type ChangeCommandOptions, findBuildFolder, openStore, type RegistryOptions } from './arguments.ts';
import { formatHistory, formatStatus } from './print-status.ts';
import { refuseStaleBuild } from './stale-build.ts';

/** What was done, or with `dryRun` would be. */
const say = (done: string, { revision }: Pointers, { dryRun = false }: ChangeCommandOptions): void =>
  console.log(dryRun ? `not done, but possible: ${done}` : `${done} (revision ${revision})`);

const sayLive = (word: string, pointers: Pointers, names: readonly string[], options: ChangeCommandOptions): void => {
  const live = liveOf(pointers);
  say(`${word}: ${names.map((name) => live[name] ?? `no ${name}`).join(', ')}`, pointers, options);
};

const publish = async (packages: readonly string[], options: RegistryOptions): Promise<void> => {
  const folders = packages.map((named) => findBuildFolder(process.cwd(), named));
  for (const folder of folders) await refuseStaleBuild(folder);
  for (const { id, isNew, waitsForHost } of await publishReleases(await openStore(options), folders)) {
    console.log(isNew ? `published ${id}` : `${id} was published before: nothing to do`);
    if (waitsForHost)
      console.log(`  the live host lacks what ${id} needs: promote it together with a host that has it`);
  }
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

/** A command that changes what players get. */
const changing = (command: Command): Command =>
  command
    .option('--note <words>', 'Why, for the history')
    .option('--dry-run', 'Say what would be live, or why not, and change nothing');

/** What is published, and what of it players get. */
export const addLiveCommands = (cli: CAC): void => {
  cli.command('publish <...packages>', 'Publish builds (dist/) of packages; none of them goes live').action(publish);
  changing(
    cli.command('promote <...releases>', 'Make published releases live, all at once: name@version+commit'),
  ).action(async (releases: string[], options: ChangeCommandOptions) => {
    const pointers = await promote(await openStore(options), releases);
    const names = releases.map((id) => parseReleaseId(id).name);
    sayLive('live', pointers, names, options);
  });
  cli
    .command('all', "Publish this checkout's builds and make the new ones live together (a container's command)")
    .action(async ({ registry }: RegistryOptions) => {
      const builds = BUILT_PACKAGES.map(({ folder }) => join(WORKSPACE, folder, 'dist'));
      const progress = createProgress();
      const store = await openSignedStore(resolve(registry), process.env, progress);
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
  cli
    .command('status', 'What is live, what a roll-back leads to, what else is published')
    .action(async (options: RegistryOptions) => {
      console.log(formatStatus(await status(await openStore(options)), new Date()));
    });
  cli.command('history', 'The last states: who changed what, and when').action(async (options: RegistryOptions) => {
    console.log(formatHistory(historyOf(await (await openStore(options)).readPointers())));
  });
};
