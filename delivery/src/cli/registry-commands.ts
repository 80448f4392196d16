import { readFileSync } from 'node:fs';
import { DAY_MS } from '@shared-kernel/node/durations';
import type { CAC } from 'cac';
import { readStack } from '../registry/maps/read-stack.ts';
import { keptLive, RegistryError, type ReleaseStore } from '../registry/registry.ts';
import { openStore, type RegistryOptions, readCount } from './arguments.ts';

const KEPT_DAYS = 30;
const KEPT_RELEASES = 5;

interface WhichOptions extends RegistryOptions {
  readonly all?: boolean;
}

/** Releases by their names, all of a package by its name, or all. */
const releasesOf = async (
  store: ReleaseStore,
  named: readonly string[],
  { all = false }: WhichOptions,
): Promise<readonly string[]> => {
  if (named.length === 0 && !all) throw new RegistryError('Name releases or packages, or --all.');
  const names = all ? await store.listPackages() : named;
  const found = await Promise.all(names.map((name) => (name.includes('@') ? [name] : store.listReleases(name))));
  return found.flat();
};

const verify = async (named: readonly string[], options: WhichOptions): Promise<void> => {
  const store = await openStore(options);
  const ids = await releasesOf(store, named, options);
  const wanted = options.all === true ? keptLive(await store.readPointers()) : [];
  let faulty = 0;
  for (const id of new Set([...ids, ...wanted])) {
    const faults = await store.findFaults(id);
    console.log(faults.length === 0 ? `ok      ${id}` : `FAULTY  ${id}\n  ${faults.join('\n  ')}`);
    if (faults.length > 0) faulty += 1;
  }
  if (faulty > 0) throw new RegistryError(`${faulty} of them ${faulty === 1 ? 'is' : 'are'} not as published.`);
};

const sign = async (named: readonly string[], options: WhichOptions): Promise<void> => {
  const store = await openStore(options);
  for (const id of await releasesOf(store, named, options)) {
    await store.signRelease(id);
    console.log(`signed ${id}`);
  }
};

interface PruneOptions extends RegistryOptions {
  readonly days: unknown;
  readonly keep: unknown;
  readonly yes?: boolean;
}

const prune = async (options: PruneOptions): Promise<void> => {
  const days = readCount('days', options.days);
  const isDryRun = options.yes !== true;
  const { releases, files } = await (await openStore(options)).prune({
    olderThan: new Date(Date.now() - days * DAY_MS),
    kept: readCount('keep', options.keep),
    isDryRun,
  });
  for (const gone of [...releases, ...files]) console.log(`${isDryRun ? 'would go' : 'removed'}  ${gone}`);
  if (releases.length + files.length === 0) console.log('There is nothing to remove.');
  else if (isDryRun) console.log('Nothing was removed. To do it: --yes');
};

const readStackOf = async (file: string | undefined, options: RegistryOptions): Promise<void> => {
  const stack = readFileSync(file ?? process.stdin.fd, 'utf8');
  const { text, releases } = await readStack(await openStore(options), stack);
  console.log(text.trimEnd());
  console.error(releases.length === 0 ? 'No line of it is of a published release.' : `From ${releases.join(', ')}`);
};

/** What the registry keeps: whether it is whole and signed, what can go, and what its maps say of a stack. */
export const addRegistryCommands = (cli: CAC): void => {
  cli
    .command('verify [...releases]', 'Check stored releases: signature, every byte, compressed copies, strange files')
    .option('--all', 'Every published release, and every one that can go live')
    .action(verify);
  cli
    .command('sign [...releases]', 'Check stored releases and add the signature of RELEASE_KEY')
    .option('--all', 'Every published release')
    .action(sign);
  cli
    .command('prune', 'Name what nobody gets any more: old releases, and what killed writers left')
    .option('--days <count>', 'Keep what was published or live in so many days', { default: KEPT_DAYS })
    .option('--keep <count>', 'Keep so many of the newest releases of each package', { default: KEPT_RELEASES })
    .option('--yes', 'Remove it')
    .action(prune);
  cli
    .command('stack [file]', "A player's stack trace (a file, else standard input) with the sources' places")
    .action(readStackOf);
};
