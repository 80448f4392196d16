import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, int, object, safeParse, string } from '@shared-kernel/contracts/schema';
import { runScript, type ScriptOptions } from '../../workspace/run-program.ts';
import { StackError, WORKSPACE } from '../../workspace/workspace.ts';
import { type Counts, freshReport, NOTHING, readReport, withExitCode } from './counts.ts';
import { findBrowser } from './find-browser.ts';
import { findEngines } from './find-engines.ts';
import { failuresOf, skipReasons } from './playwright-report.ts';

const counts = object({ passed: int(), failed: int(), skipped: int(), failures: array(string()) });

/** Runs a script of the workspace that writes its counts to `.site/reports/<report>`. */
const runCounted = async (
  script: string,
  report: string,
  args: readonly string[],
  env: ScriptOptions['env'] = {},
): Promise<Counts> => {
  const path = await freshReport(report);
  const { code } = await runScript(join(WORKSPACE, script), args, { cwd: WORKSPACE, env, isShown: true });
  return withExitCode((await readReport(path, counts)) ?? NOTHING, code);
};

/** `pnpm e2e hostile`: two platforms on one Postgres behind a document server, attacked and hurt on purpose. */
export const runHostile = (args: readonly string[] = []): Promise<Counts> =>
  runCounted('e2e/qa/hostile/hostile.ts', 'hostile.json', args);

/** The short journey in Debian's Firefox and WebKit, on a running site. A missing engine is named and counted as skipped. */
export const runEngines = async (env: Readonly<Record<string, string>>): Promise<Counts> =>
  runCounted('e2e/engines/engines.ts', 'engines/counts.json', [], { ...env, ...(await findEngines()) });

/** How the soak ends where there is no Postgres to run on. */
const SKIPPED = 75;

/** `pnpm e2e soak`: money in, played and out on a Postgres of its own, while the platform is killed. */
export const runSoak = async (args: readonly string[] = []): Promise<Counts> => {
  const { code } = await runScript(join(WORKSPACE, 'e2e/qa/soak/soak.ts'), args, { cwd: WORKSPACE, isShown: true });
  if (code === SKIPPED) return { ...NOTHING, skipped: 1 };
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
};

const E2E = join(WORKSPACE, 'e2e');

const stats = object({ expected: int(), unexpected: int(), flaky: int(), skipped: int() });
const shape = object({ stats });

const countsOf = (report: unknown): Counts => {
  const read = safeParse(shape, report);
  if (!read.success) return NOTHING;
  const { expected, unexpected, flaky, skipped } = read.data.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: failuresOf(report) };
};

const CLI = join(E2E, 'node_modules/@playwright/test/cli.js');
const OWN_REPORTERS = ['page', 'combination'].map((name) => join(E2E, `fixtures/${name}-reporter.ts`));
/** Nobody answers there: the suites are only listed. */
const NO_SITE = 'http://localhost:1';

const WHOLE = '--whole';
/** `--whole` is for the suites, all else for Playwright. */
const readExtent = (args: readonly string[]) => ({
  rest: args.filter((arg) => arg !== WHOLE),
  extent: args.includes(WHOLE) ? { E2E_WHOLE: '1' } : {},
});

/** Throws a StackError, before a site is built for it, when Playwright does not know an option or finds no test. */
export const refuseUnknownTests = async (args: readonly string[]): Promise<void> => {
  if (args.length === 0) return;
  const { rest, extent } = readExtent(args);
  const options = { cwd: E2E, env: { SITE_URL: NO_SITE, ...extent } };
  const { code, output } = await runScript(CLI, ['test', '--list', ...rest], options);
  if (code !== 0) throw new StackError(`Playwright cannot run this (pnpm e2e ${args.join(' ')}):\n${output.trim()}`);
};

/** Runs Playwright against a site that is already there: with `--whole` all of the suites. `reporters`: besides the usual ones. */
export const runPlaywright = async (
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  reporters: readonly string[] = [],
): Promise<Counts> => {
  const browser = await findBrowser();
  const { rest, extent } = readExtent(args);
  const path = await freshReport('playwright.json');
  const { code } = await runScript(
    CLI,
    ['test', `--reporter=${['list', 'json', ...OWN_REPORTERS, ...reporters].join(',')}`, ...rest],
    {
      cwd: E2E,
      env: {
        ...env,
        ...extent,
        PLAYWRIGHT_JSON_OUTPUT_NAME: path,
        ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
      },
      isShown: true,
    },
  );
  const report: unknown = JSON.parse(await readFile(path, 'utf8').catch(() => 'null'));
  for (const line of skipReasons(report)) console.log(line);
  return withExitCode(countsOf(report), code);
};

const CHAOS_REPORTER = join(E2E, 'fixtures/chaos-reporter.ts');
const CHAOS_SUITES = ['suites/chaos.spec.ts', 'suites/chaos-site.spec.ts', '--project=EN', WHOLE];

/** `pnpm e2e chaos`: every remote under every failure; docs/chaos.md must say what was seen, or with `--write` will. */
export const runChaos = (env: Readonly<Record<string, string>>, args: readonly string[]): Promise<Counts> => {
  const isWriting = args.includes('--write');
  const rest = args.filter((arg) => arg !== '--write');
  return runPlaywright({ ...env, ...(isWriting && { CHAOS: 'write' }) }, [...CHAOS_SUITES, ...rest], [CHAOS_REPORTER]);
};
