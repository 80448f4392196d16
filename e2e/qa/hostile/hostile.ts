import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '@shared-kernel/node/table';
import { WORKSPACE } from '../../fixtures/site.ts';
import { endWhenStopped } from '../end-when-stopped.ts';
import type { Outcome } from '../tally.ts';
import { createTally } from '../tally.ts';
import { openWorld, type World } from '../world/world.ts';
import { CASES } from './cases/cases.ts';

interface Result extends Outcome {
  readonly title: string;
  readonly seconds: number;
}

const faultsOf = (results: readonly Result[]): readonly string[] =>
  results.flatMap(({ title, faults }) => faults.map((fault) => `${title}: ${fault}`));

/** The table of tried and held, and under it what did not hold. */
const report = (results: readonly Result[]): string => {
  const rows = results.map(({ title, tried, held, seconds, figures }) => [
    title,
    String(tried),
    String(held),
    `${seconds} s`,
    figures.join('; '),
  ]);
  const faults = faultsOf(results).map((fault) => `NOT HELD  ${fault}`);
  return [...formatTable([['case', 'tried', 'held', 'took', ''], ...rows]), ...faults].join('\n');
};

const USAGE = `pnpm e2e hostile [--short] [case …]   hurts a site of its own and says what held
  --short   as long as every run of the tests has time for
cases: ${CASES.map(({ name }) => name).join(', ')}`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const pick = <Value>(short: Value, whole: Value): Value => (values.short ? short : whole);

const runAll = async (world: World): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const { name, title, run } of CASES) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`hostile: ${title}`);
    const started = performance.now();
    const tally = createTally();
    try {
      await run(world, tally, { pick });
    } catch (error) {
      tally.held(false, `the case broke off: ${error instanceof Error ? error.stack : String(error)}`);
    }
    await world.restore();
    const result = { title, seconds: Math.round((performance.now() - started) / 1000), ...tally.outcome() };
    console.log(`  ${result.held} of ${result.tried} held, ${result.seconds} s`);
    results.push(result);
  }
  return results;
};

/** For the runner of all tests. */
const writeCounts = (counts: object): void => {
  const file = join(WORKSPACE, '.site/reports/hostile.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
};

const sum = (results: readonly Result[], count: (result: Result) => number): number =>
  results.reduce((total, result) => total + count(result), 0);

const unknown = positionals.filter((asked) => !CASES.some(({ name }) => name === asked));
if (unknown.length > 0) {
  console.error(`There is no case ${unknown.join(', ')}.\n${USAGE}`);
  process.exitCode = 2;
} else {
  await using world = await openWorld(values.short);
  endWhenStopped(world);
  const results = world === undefined ? [] : await runAll(world);
  const passed = sum(results, ({ held }) => held);
  const failed = sum(results, ({ tried, held }) => tried - held);
  writeCounts({ passed, failed, skipped: world === undefined ? 1 : 0, failures: faultsOf(results) });
  console.log(
    world === undefined ? 'hostile: no Postgres could be found or installed: SKIPPED' : `\n${report(results)}\n`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}
