import { join, resolve } from 'node:path';
import type { Pointers } from '@shared-kernel/contracts/release/release';
import type { CAC } from 'cac';
import {
  historyOf,
  liveOf,
  parseReleaseId,
  promote,
  publishReleases,
  RegistryError,
  type ReleaseStore,
  renew,
  retire,
  rollback,
  rollbackTo,
  startCanary,
  status,
  VALID_DAYS,
  verifyHistory,
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
import { formatHistory, formatStatus } from './print-status.ts';
import { canaryText } from './rollout-commands.ts';
import { refuseStaleBuild } from './stale-build.ts';

/** Percent of the visitors. */
const EVERYBODY = 100;

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

interface PromoteCommandOptions extends ChangeCommandOptions {
  readonly percent?: unknown;
  readonly merchant?: string;
}

const goLive = async (releases: string[], options: PromoteCommandOptions): Promise<void> => {
  const store = await openStore(options);
  const { percent, merchant } = options;
  if (percent === undefined && merchant === undefined) {
    const names = releases.map((id) => parseReleaseId(id).name);
    return sayLive('live', await promote(store, releases), names, options);
  }
  const share = { percent: percent === undefined ? EVERYBODY : readCount('percent', percent), merchant };
  const pointers = await startCanary(store, releases, share);
  say(`canary ${canaryText(pointers, pointers.canaries.at(-1)?.id ?? '')}`, pointers, options);
};

const readRevision = (text: unknown): number => {
  const revision = Number(text);
  if (Number.isInteger(revision) && revision > 0) return revision;
  throw new RegistryError(`--to takes the number of a revision, as pnpm release history shows it: "${text}" is none.`);
};

interface ShowOptions extends RegistryOptions {
  readonly json?: boolean;
}

interface HistoryOptions extends ShowOptions {
  readonly verify?: boolean;
}

const checkHistory = async (store: ReleaseStore): Promise<void> => {
  const { count, faults, pending } = await verifyHistory(store.history, await store.readPointers());
  if (pending !== null) console.log(`pending  history/${pending}.json: the next change writes it`);
  for (const fault of faults) console.log(`FAULTY   ${fault}`);
  if (faults.length > 0) throw new RegistryError('The history is not as it was written.');
  console.log(`ok       ${count} records, each with the hash of the one before it`);
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

interface RenewOptions extends ChangeCommandOptions {
  readonly days: unknown;
  readonly after?: unknown;
  readonly unverified?: boolean;
}

const signAnew = async (options: RenewOptions): Promise<void> => {
  const { days, after, unverified = false } = options;
  const store = await openStore({
    ...options,
    validDays: readCount('days', days),
    after: after === undefined ? undefined : readCount('after', after),
    isUnverified: unverified,
  });
  const pointers = await renew(store);
  say(
    pointers.expires === undefined ? 'unsigned: no POINTERS_KEY_FILE' : `signed until ${pointers.expires}`,
    pointers,
    options,
  );
};

/** What is published, and what of it players get. */
export const addLiveCommands = (cli: CAC): void => {
  cli.command('publish <...packages>', 'Publish builds (dist/) of packages; none of them goes live').action(publish);
  changing(cli.command('promote <...releases>', 'Make published releases live, all at once: name@version+commit'))
    .option('--percent <share>', 'Only for this share of the visitors: a canary')
    .option('--merchant <code>', "Only for this merchant's visitors")
    .action(goLive);
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
  changing(cli.command('renew', 'Sign what is live anew: longer valid, or by another key'))
    .option('--days <count>', 'How long document servers take it over', { default: VALID_DAYS })
    .option('--after <revision>', 'Count on after this revision, which document servers have seen')
    .option('--unverified', 'Whoever signed it until now: look at pnpm release status first')
    .action(signAnew);
  cli
    .command('status', 'What is live and for whom, what a roll-back leads to, what else is published')
    .option('--json', 'For a program')
    .action(async (options: ShowOptions) => {
      const shown = await status(await openStore(options));
      console.log(options.json === true ? JSON.stringify(shown, null, 2) : formatStatus(shown, new Date()));
    });
  cli
    .command('history', 'The last states: who changed what, and when')
    .option('--json', 'For a program')
    .option('--verify', 'Check that no record was edited, removed, inserted or reordered')
    .action(async (options: HistoryOptions) => {
      if (options.verify === true) return checkHistory(await openStore(options));
      const shown = historyOf(await (await openStore(options)).readPointers());
      console.log(options.json === true ? JSON.stringify(shown, null, 2) : formatHistory(shown));
    });
};
