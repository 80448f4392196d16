import { isExplained } from '@shared-kernel/node/explained';
import { runCli } from '@shared-kernel/node/run-cli';
import { formatTable } from '@shared-kernel/node/table';
import { cac } from 'cac';
import { runCompat } from './compat/compat.ts';
import { runInAllBrowsers } from './e2e.ts';
import { add, type Counts, formatCounts, NOTHING } from './runs/counts.ts';
import { runHostile, runSoak } from './runs/e2e-runs.ts';
import { runJest, runNodeTests } from './runs/unit-runs.ts';
import { verify } from './verify.ts';

/** `npm test`: everything, in order, also after something has failed. */
interface Part {
  readonly title: string;
  readonly run: () => Promise<Counts>;
}

const runVerify = async (): Promise<Counts> => {
  const results = await verify();
  const failures = results.filter(({ isPassed }) => !isPassed).map(({ title }) => title);
  return { ...NOTHING, passed: results.length - failures.length, failed: failures.length, failures };
};

const PLATFORM_RUNNER = 'platform/src/testing/run-tests.ts';

/** A list in the list runs at once: each of its parts leaves half of two cores idle. */
const PARTS: readonly (Part | readonly Part[])[] = [
  { title: 'Checks (pnpm verify)', run: runVerify },
  { title: 'Unit tests: kernel, host, remotes', run: runJest },
  {
    title: 'Unit tests: machine, delivery, kernel scripts, browser fixtures',
    run: () =>
      runNodeTests({
        name: 'delivery',
        files: [
          'shared-kernel/node/src/**/*.test.ts',
          'delivery/src/**/*.test.ts',
          'shared-kernel/contracts/scripts/*.test.ts',
          'e2e/{fixtures,qa}/**/*.test.ts',
        ],
      }),
  },
  {
    title: 'Unit tests: document server',
    run: () => runNodeTests({ name: 'edge', files: ['host/edge/**/*.test.ts'] }),
  },
  {
    title: 'Unit tests: platform',
    run: () =>
      runNodeTests({
        name: 'platform',
        files: ['{src,demo/src}/**/*.test.ts'],
        runner: PLATFORM_RUNNER,
        shards: 2,
      }),
  },
  {
    title: 'Unit tests: demo games',
    // Their pages are written for browsers: tests of them change what is global.
    run: () => runNodeTests({ name: 'games', files: ['demo/games/**/*.test.ts'], runner: PLATFORM_RUNNER }),
  },
  { title: 'End-to-end tests; Firefox and WebKit, the short form', run: runInAllBrowsers },
  { title: 'Hostile cases, the short form', run: () => runHostile(['--short']) },
  [
    { title: 'Soak of the platform, the short form', run: () => runSoak(['--short']) },
    { title: 'Packages of different ages', run: () => runCompat() },
  ],
];

interface Ended {
  readonly title: string;
  readonly counts: Counts;
  readonly seconds: number;
}

/** A part that cannot run has failed. */
const runPart = async ({ title, run }: Part): Promise<Ended> => {
  const started = Date.now();
  const counts = await run().catch((error) => {
    console.error(isExplained(error) ? error.message : error);
    return { ...NOTHING, failed: 1 };
  });
  const unnamed = counts.failed - counts.failures.length;
  const failures = [...counts.failures, ...(unnamed > 0 ? [`${title}: ${unnamed} without a name`] : [])];
  return { title, counts: { ...counts, failures }, seconds: Math.round((Date.now() - started) / 1000) };
};

/** The end of the log is what is read first, and on some machines all that is kept. */
const NAMED_FAILURES = 30;

const runAll = async (): Promise<void> => {
  const summary: string[][] = [];
  let total = NOTHING;
  for (const part of PARTS) {
    const parts = [part].flat();
    const heading = parts.map(({ title }) => title).join('; ');
    console.log(`\n━━ ${heading} ${'━'.repeat(Math.max(0, 70 - heading.length))}\n`);
    for (const { title, counts, seconds } of await Promise.all(parts.map(runPart))) {
      total = add(total, counts);
      summary.push([title, formatCounts(counts), `${seconds} s`]);
    }
  }
  console.log(`\n━━ Summary ${'━'.repeat(63)}\n\n${formatTable(summary).join('\n')}\n`);
  for (const line of total.failures.slice(0, NAMED_FAILURES)) console.log(`FAILED  ${line}`);
  if (total.failures.length > NAMED_FAILURES) console.log(`FAILED  ${total.failures.length - NAMED_FAILURES} more`);
  console.log(formatCounts(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
};

const cli = cac('npm test --');
cli.command('', 'Every check and test, in order').action(runAll);
cli.help();
await runCli(cli);
