import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isExplained } from '@shared-kernel/node/explained';
import { type StackLayout, stackLayout } from '../stack/layout/stack-layout.ts';
import { openStack, stopStack } from '../stack/open-stack.ts';
import { createProgress } from '../stack/terminal/progress.ts';
import { runScript } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { add, type Counts, exitCodeOf, formatCounts, NOTHING } from './runs/counts.ts';
import { refuseUnknownTests, runChaos, runEngines, runHostile, runPlaywright, runSoak } from './runs/e2e-runs.ts';

/** A site of its own, so that a running `npm start` is neither needed nor disturbed. */
const TEST_SITE = { folder: '.site/e2e', port: Number(process.env.E2E_PORT ?? 9180), hasControl: true };

/** After all that play, every transaction must still balance. The embedded database has one user: the site is stopped. */
const checkLedger = async ({ database }: StackLayout): Promise<Counts> => {
  const { code } = await runScript(join(WORKSPACE, 'platform/src/cli.ts'), ['check'], {
    cwd: WORKSPACE,
    env: { PLATFORM_DATA: database, DATABASE_URL: '' },
    isShown: true,
  });
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: ['the ledger after the suites'] };
};

type SiteEnv = Readonly<Record<string, string>>;

const runOnOwnSite = async (run: (env: SiteEnv) => Promise<Counts>): Promise<Counts> => {
  const { folder } = stackLayout(TEST_SITE);
  const stop = async (): Promise<void> => {
    await stopStack(folder);
    process.exit(1);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // A site that an earlier run left half-done would be tested instead of this one.
  await stopStack(folder);
  await rm(folder, { recursive: true, force: true });
  const layout = await openStack(TEST_SITE, createProgress());
  try {
    const env = { SITE_URL: layout.url, SITE_FOLDER: folder, PLATFORM_URL: layout.platformUrl };
    const played = await run(env);
    await stopStack(folder);
    return add(played, await checkLedger(layout));
  } finally {
    await stopStack(folder);
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
};

/** On the site named by `SITE_URL`, or else on one that is built and started for it. */
const runOnSite = (run: (env: SiteEnv) => Promise<Counts>): Promise<Counts> => {
  const url = process.env.SITE_URL;
  return url === undefined || url === '' ? runOnOwnSite(run) : run({ SITE_URL: url });
};

/** Playwright's suites, or those that the arguments name. */
const runE2e = async (args: readonly string[]): Promise<Counts> => {
  await refuseUnknownTests(args);
  return runOnSite((env) => runPlaywright(env, args));
};

/** Every Playwright project, and the short journey in Debian's Firefox and WebKit, on one site. */
export const runInAllBrowsers = (): Promise<Counts> =>
  runOnSite(async (env) => add(await runPlaywright(env), await runEngines(env)));

/** What `pnpm e2e` runs in place of the suites, by its first word. */
export const OTHERS: Readonly<Record<string, (args: readonly string[]) => Promise<Counts>>> = {
  hostile: runHostile,
  soak: runSoak,
  chaos: (args) => runOnSite((env) => runChaos(env, args)),
  engines: () => runOnSite(runEngines),
};

const USAGE = `pnpm e2e [--whole] [file …] [Playwright's options]   the browser tests, on a site of their own or on SITE_URL
  pnpm e2e suites/home.spec.ts -g 'words of its name'
  --whole   every page, brand, language and entry, for hours: without, what npm test has time for
pnpm e2e hostile [--short] [case …]   attacks and hurts a site of its own, and says what held
pnpm e2e soak [--short] [--operations 100000] [--minutes 120]   money in, played and out, while the platform is killed
pnpm e2e chaos [--write]   every remote under every failure, compared with docs/chaos.md, or written to it
pnpm e2e engines   a journey in Debian's Firefox and WebKit`;

const run = async (args: readonly string[]): Promise<Counts> => {
  const [suite = '', ...rest] = args;
  const other = Object.hasOwn(OTHERS, suite) ? OTHERS[suite] : undefined;
  return other === undefined ? runE2e(args) : other(rest);
};

const main = async (args: readonly string[]): Promise<void> => {
  if (args.includes('--help') || args.includes('-h')) return console.log(USAGE);
  const counts = await run(args);
  console.log(formatCounts(counts));
  process.exitCode = exitCodeOf(counts);
};

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (!isExplained(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
