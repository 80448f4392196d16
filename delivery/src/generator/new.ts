import { join } from 'node:path';
import { runCli } from '@shared-kernel/node/run-cli';
import { cac } from 'cac';
import { WORKSPACE } from '../workspace/workspace.ts';
import { openDictionary } from './filipino.ts';
import { readRemoteName } from './names.ts';
import { type BrandOptions, newBrand } from './new-brand.ts';
import { type EndpointOptions, endpointSteps, newEndpoint } from './new-endpoint.ts';
import { type FeatureOptions, newFeature } from './new-feature.ts';
import { type GameOptions, newGame } from './new-game.ts';
import { newRemote } from './new-remote.ts';
import { newStandalone, type StandaloneOptions } from './new-standalone.ts';
import { packedPackages, packKernel } from './pack-kernel.ts';
import { formPage, type PageTemplate, plainPage, readingPage } from './page-templates.ts';
import { recordPage } from './record-template.ts';

/** `pnpm new <what> …`: a template for each shape of docs/. Exit code 1: refused; 2: not understood. */
const cli = cac('pnpm new');

cli
  .option(
    '--path <path>',
    "The page's address (by default the one in paths.ts, else /m/ and the name); an endpoint's (/wps/ and the feature)",
  )
  .option(
    '--access <rule>',
    'Who may see the page (by default everybody, or members where its call asks for a session)',
  )
  .option('--en <title>', "The page's title in English")
  .option('--ty <title>', "The page's title in Filipino")
  .option('--filipino <words>', 'The Filipino of a text that the site does not have yet: "Stake=Taya"');

interface PageOptions extends FeatureOptions {
  readonly filipino?: string | readonly string[];
}
const dictionaryOf = ({ filipino = [] }: PageOptions) => openDictionary(WORKSPACE, [filipino].flat());

const VISIT =
  'a page that shows more than its first heading may get a visit of its own in e2e/flows/visits.ts (docs/testing.md)';
/** A page without kept pictures fails the browser tests. */
const PICTURES = 'keep its pictures, before pnpm e2e compares them (docs/testing.md)';

const say = (files: readonly string[], next: readonly string[]): void => {
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  console.log(`Now:\n${next.map((each) => `  - ${each}`).join('\n')}`);
};

const leftOut = ([first, ...others]: readonly string[]): readonly string[] =>
  first === undefined
    ? []
    : [`add by hand what --filipino "${first}=…" would have brought; left out: ${[first, ...others].join(', ')}`];

const makePage = async (packageName: string, name: string, options: PageOptions, template: PageTemplate) => {
  const dictionary = await dictionaryOf(options);
  const files = await newFeature(WORKSPACE, dictionary, packageName, name, options, template);
  const home = `remote-${readRemoteName(packageName)}`;
  const linking = files.includes(`${home}/package.json`)
    ? ['pnpm install, which links the packages of the kernel']
    : [];
  say(files, [
    ...linking,
    ...leftOut([...dictionary.lacked]),
    'write its own texts, in both languages',
    VISIT,
    PICTURES,
    `pnpm --filter ${home} test`,
    'pnpm verify',
  ]);
};

cli
  .command('feature <package> <name>', 'A page with words; with --reads, one that shows an answer of the API')
  .option('--reads <endpoint>', 'A call of shared-kernel/contracts, shown waiting, failed, empty and whole')
  .action((packageName: string, name: string, { reads, ...options }: PageOptions & { reads?: string }) =>
    makePage(packageName, name, options, reads === undefined ? plainPage : readingPage(reads)),
  );

cli
  .command('form <package> <name> <endpoint>', 'A page with a form that sends a call')
  .action((packageName: string, name: string, endpoint: string, options: PageOptions) =>
    makePage(packageName, name, options, formPage(endpoint)),
  );

cli
  .command('records <package> <name> <endpoint>', 'A record page on a list of the contracts')
  .action((packageName: string, name: string, endpoint: string, options: PageOptions) =>
    makePage(packageName, name, options, recordPage(endpoint, { isTeam: false })),
  );

cli
  .command('team <package> <name> <endpoint>', 'A record page about a team, in which a member can be drilled into')
  .action((packageName: string, name: string, endpoint: string, options: PageOptions) =>
    makePage(packageName, name, options, recordPage(endpoint, { isTeam: true })),
  );

cli
  .command(
    'endpoint <area> <feature> <name>',
    "A call: its contract, the platform's answer in a feature of its own, a test",
  )
  .option(
    '--contract <file>',
    'The file of shared-kernel/contracts/src, as agent/agent (by default one of its own in member)',
  )
  .action(async (area: string, feature: string, name: string, options: EndpointOptions) => {
    say(await newEndpoint(WORKSPACE, area, feature, name, options), endpointSteps(area, feature));
  });

cli
  .command('brand <name>', 'A folder of host/brands, copied from another one')
  .option('--like <brand>', 'The brand to copy', { default: 'luna' })
  .option('--title <name>', 'The name that people read')
  .action(async (name: string, options: BrandOptions) => {
    say(await newBrand(WORKSPACE, name, options), [
      'change its tokens, its sign and its flags (docs/brands.md)',
      'pnpm exec node --test host/edge/node/folder-brands.test.ts, which reads its contrasts',
      `npm start, then http://${name}.localhost:8080`,
    ]);
  });

cli
  .command('game <code>', 'A demo game on the kit of platform/demo/games: rules, odds, page and tests')
  .option('--category <code>', 'Whose games of the catalogue it plays', { default: 'LIVE' })
  .action(async (code: string, { filipino = [], ...options }: PageOptions & GameOptions) => {
    const dictionary = await openDictionary(WORKSPACE, [filipino].flat());
    say(await newGame(WORKSPACE, dictionary, code, options), [
      'write its rules and odds, and what its page shows',
      'where its category is played already: say which games it `plays`, before the one that plays the rest (platform/demo/src/demo-games.ts)',
      `pnpm exec node --test platform/demo/games/${code}/*.test.ts, and pnpm platform simulate ${code}`,
      'pnpm verify',
    ]);
  });

cli
  .command('packages <folder>', 'The kernel and the tools as npm packages, for remotes in repositories of their own')
  .action(async (folder: string) => {
    await packKernel(folder);
    const packed = await packedPackages(folder);
    console.log(packed.map(([name, file]) => `${name}  ${join(folder, file)}`).join('\n'));
  });

interface RemoteOptions extends PageOptions, StandaloneOptions {
  readonly standalone?: boolean;
}

cli
  .command('remote <name>', 'A remote with one feature of the same name')
  .option('--standalone', 'In a folder of its own, for a repository without this checkout')
  .option('--to <folder>', 'With --standalone: that folder (by default remote-<name>, beside this checkout)')
  .action(async (name: string, { standalone = false, ...options }: RemoteOptions) => {
    if (standalone) {
      const folder = await newStandalone(await dictionaryOf(options), name, options);
      return console.log(`Written: ${folder}\nNow: pnpm install there, and its README.md`);
    }
    const files = await newRemote(WORKSPACE, await dictionaryOf(options), name, options);
    const remote = readRemoteName(name);
    say(files, [
      'pnpm install, which links the package and brings the lock file up to date',
      VISIT,
      `pnpm --filter remote-${remote} test, and pnpm verify`,
      `pnpm --filter remote-${remote} build, then pnpm release publish ${remote} and pnpm release promote (docs/releasing.md)`,
    ]);
  });

cli.help();

await runCli(cli);
