import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '@shared-kernel/node/run-cli';
import { cac } from 'cac';
import { BUILT_PACKAGES, WORKSPACE } from '../workspace/workspace.ts';
import { askAdvisories, refusedAdvisories } from './advisories.ts';
import { BILL_FILE, partsOfBill } from './bill-of-materials.ts';
import { refusedLicences } from './licences.ts';
import { distinctParts, type Part } from './part.ts';
import { productionParts, shippedFolders } from './production-parts.ts';

/** Where npm installs from on this machine: npm itself knows, whoever has set it and where. */
const configuredRegistry = (): string =>
  execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The packages whose code the builds of this checkout hold, as far as it is built. */
const builtParts = (): readonly Part[] =>
  BUILT_PACKAGES.map(({ folder }) => join(WORKSPACE, folder, 'dist', BILL_FILE))
    .filter((path) => existsSync(path))
    .flatMap((path) => partsOfBill(readFileSync(path, 'utf8')));

const tell = (problems: readonly string[]): void => {
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
};

const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
const shipped = (): readonly Part[] => distinctParts([...productionParts(shippedFolders(WORKSPACE)), ...builtParts()]);

const checkLicences = (parts: readonly Part[]): void => {
  const refused = refusedLicences(parts, today);
  console.log(`licences of ${parts.length} packages that ship: ${refused.length === 0 ? 'all allowed' : 'REFUSED'}`);
  tell(refused);
};

interface AdvisoryOptions {
  readonly registry?: string;
  readonly strict?: boolean;
}

const checkAdvisories = async (
  parts: readonly Part[],
  { registry = configuredRegistry(), strict = false }: AdvisoryOptions,
): Promise<void> => {
  const answer = await askAdvisories(registry, parts);
  if ('unanswered' in answer) {
    console.log(`advisories: NOT KNOWN. ${registry} was asked, and ${answer.unanswered}. Nothing was checked.`);
    if (strict) process.exitCode = 1;
    return;
  }
  const refused = refusedAdvisories(parts, answer.advisories, today);
  console.log(`advisories, high and critical: ${refused.length === 0 ? 'none' : 'REFUSED'}`);
  tell(refused);
};

/** `pnpm supply-chain`: what ships of other people's work, under which licences, and what is known against it. */
const cli = cac('pnpm supply-chain');
cli
  .command('', 'Licences, and serious advisories, of every package that ships')
  .option('--registry <address>', 'Who is asked for advisories; without it, where npm installs from')
  .option('--strict', 'Fail where the advisories cannot be known')
  .action(async (options: AdvisoryOptions) => {
    const parts = shipped();
    checkLicences(parts);
    await checkAdvisories(parts, options);
  });
cli.command('licences', 'The licences alone: nobody is asked').action(() => checkLicences(shipped()));
cli.help();
await runCli(cli);
