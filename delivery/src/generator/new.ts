import { cac } from 'cac';
import { isExplained } from '../site/site-error.ts';
import { WORKSPACE } from '../site/workspace.ts';
import { readRemoteName } from './names.ts';
import { type FeatureOptions, newFeature } from './new-feature.ts';
import { newRemote } from './new-remote.ts';

/** `pnpm new feature <package> <name>` and `pnpm new remote <name>`. Exit code 1: refused; 2: not understood. */
const cli = cac('pnpm new');

cli
  .option('--path <path>', "The page's address (by default the one in paths.ts, else /m/ and the name)")
  .option('--access <rule>', 'Who may see the page', { default: 'public' })
  .option('--en <title>', "The page's title in English")
  .option('--ty <title>', "The page's title in Filipino");

/** A live page that nobody visits fails the browser tests. */
const VISIT = 'give its page a visit in e2e/flows/visits.ts (docs/testing.md)';

const say = (files: readonly string[], next: readonly string[]): void => {
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  console.log(`Now:\n${next.map((each) => `  - ${each}`).join('\n')}`);
};

cli
  .command('feature <package> <name>', 'A feature with one page, its route, texts and test')
  .action(async (packageName: string, name: string, options: FeatureOptions) => {
    const files = await newFeature(WORKSPACE, packageName, name, options);
    const home = `remote-${readRemoteName(packageName)}`;
    say(files, [`write its texts beside it, in both languages`, VISIT, `pnpm --filter ${home} test`, 'pnpm verify']);
  });

cli
  .command('remote <name>', 'A remote with one feature of the same name')
  .action(async (name: string, options: FeatureOptions) => {
    const files = await newRemote(WORKSPACE, name, options);
    const remote = readRemoteName(name);
    say(files, [
      'pnpm install, which links the package and brings the lock file up to date',
      `give it a server and an origin in docker-compose.yml, as the other remotes have`,
      VISIT,
      `pnpm --filter remote-${remote} test, and pnpm verify`,
      `pnpm --filter remote-${remote} build, then pnpm release publish ${remote} and pnpm release promote (docs/releasing.md)`,
    ]);
  });

cli.help();

try {
  cli.parse(process.argv, { run: false });
  if (cli.matchedCommand) await cli.runMatchedCommand();
  else if (cli.options.help !== true) {
    cli.outputHelp();
    process.exitCode = 2;
  }
} catch (error) {
  const isMisuse = error instanceof Error && error.name === 'CACError';
  if (!isMisuse && !isExplained(error)) throw error;
  console.error(error.message);
  process.exitCode = isMisuse ? 2 : 1;
}
