import { resolve } from 'node:path';
import { cac } from 'cac';
import type { ReleaseStore } from '../registry/registry.ts';
import {
  createFolderStore,
  isRegistryError,
  promote,
  publishReleases,
  rollback,
  status,
} from '../registry/registry.ts';
import { findBuildFolder } from './build-folder.ts';
import { formatStatus } from './print-status.ts';

/** `pnpm release publish | promote | rollback | status`. Exit code 1: refused; 2: not understood. */
const DEFAULT_REGISTRY = '.site/registry';
const cli = cac('pnpm release');

interface Options {
  readonly registry: string;
}
const storeOf = ({ registry }: Options): ReleaseStore => createFolderStore(resolve(registry));

cli.option('--registry <folder>', 'The release registry', { default: DEFAULT_REGISTRY });

cli
  .command('publish <...packages>', 'Publish builds (dist/) of packages; none of them goes live')
  .action(async (packages: string[], options: Options) => {
    const folders = packages.map((named) => findBuildFolder(process.cwd(), named));
    for (const { id, isNew, waitsForHost } of await publishReleases(storeOf(options), folders)) {
      console.log(isNew ? `published ${id}` : `${id} was published before: nothing to do`);
      if (waitsForHost)
        console.log(`  the live host lacks what ${id} needs: promote it together with a host that has it`);
    }
  });

cli
  .command('promote <...releases>', 'Make published releases live, all at once: name@version+commit')
  .action(async (releases: string[], options: Options) => {
    const { revision } = await promote(storeOf(options), releases);
    console.log(`live: ${releases.join(', ')} (revision ${revision})`);
  });

cli
  .command('rollback <name>', 'Go back to the release before the live one')
  .action(async (name: string, options: Options) => {
    const { packages, revision } = await rollback(storeOf(options), name);
    console.log(`live again: ${packages[name]?.live} (revision ${revision})`);
  });

cli.command('status', 'What is live, what it falls back to, what is published').action(async (options: Options) => {
  console.log(formatStatus(await status(storeOf(options))));
});

cli.help();

const fail = (message: string, code: number): void => {
  console.error(message);
  process.exitCode = code;
};

try {
  cli.parse(process.argv, { run: false });
  if (cli.matchedCommand === undefined && cli.options.help !== true) {
    cli.outputHelp();
    process.exitCode = 2;
  } else await cli.runMatchedCommand();
} catch (error) {
  if (isRegistryError(error)) fail(error.message, 1);
  else if (error instanceof Error && error.name === 'CACError') fail(`${error.message}. See pnpm release --help.`, 2);
  else throw error;
}
