import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language } from 'shared-kernel/contracts/values';
import { WORKSPACE } from '../fixtures/site.ts';
import { ENGINES, type EngineName, openEngine } from './open-engine.ts';
import type { Engine } from './tab.ts';
import { type EngineWalk, takeWalk, WALKS, type WalkName, walksOf } from './walks.ts';

const USAGE = `pnpm e2e engines [${ENGINES.join('|')}] [${Object.keys(WALKS).join('|')}] [--short] [-g words]
  -g        only the walks whose name holds these words: -g 'game list'
  --short   in one language, and without pressing everything there is, as every run of the tests has time for`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, grep: { type: 'string', short: 'g', default: '' } },
});
const walkNames = Object.keys(WALKS) as WalkName[];
const engines = ENGINES.filter((name) => positionals.includes(name));
const walks = walkNames.filter((name) => positionals.includes(name));
const REPORTS = join(WORKSPACE, '.site/reports/engines');
const counts = { passed: 0, failed: 0, skipped: 0 };

/** A visit that is pressed through takes two minutes at most: after that many the engine hangs, or its driver does. */
const LONGEST_WALK_MS = 10 * 60_000;

const inTime = async <Result>(walk: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${LONGEST_WALK_MS / 60_000} minutes.`)), LONGEST_WALK_MS);
  });
  return Promise.race([walk, late]).finally(() => clearTimeout(timer));
};

/** A driver that hangs answers neither: what it was asked for is gone with the engine. */
const best = (asked: Promise<unknown>): Promise<unknown> => inTime(asked).catch(() => undefined);

const walkOnce = async (engine: Engine, walk: EngineWalk, language: Language): Promise<void> => {
  const started = performance.now();
  const tab = await engine.open();
  const title = `${engine.name} ${engine.version}: ${walk.title}, ${language}`;
  try {
    const presses = await inTime(takeWalk(tab, walk, language));
    counts.passed += 1;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`  ✓ ${title} (${presses === 0 ? '' : `${presses} presses, `}${seconds} s)`);
  } catch (error) {
    counts.failed += 1;
    const picture = join(REPORTS, `${engine.name}-${walk.title.replaceAll(/\W+/g, '-')}-${language}.png`);
    await best(tab.picture().then((image) => writeFileSync(picture, image)));
    console.error(`  ✗ ${title}\n${error instanceof Error ? error.stack : String(error)}\n  ${picture}`);
  } finally {
    await best(tab.close());
  }
};

const walkAll = async (name: EngineName): Promise<void> => {
  const wanted = (walks.length === 0 ? walkNames : walks)
    .flatMap((walk) => walksOf(walk, { isShort: values.short }))
    .filter(({ title }) => title.includes(values.grep));
  const engine = await openEngine(name);
  if (engine === undefined) {
    console.log(`engines: ${name} is not on this machine and cannot be installed: SKIPPED`);
    counts.skipped += wanted.length;
    return;
  }
  const languages: readonly Language[] = values.short ? ['EN'] : ['EN', 'TY'];
  for (const walk of wanted)
    for (const language of walk.isUnspoken ? languages.slice(0, 1) : languages) await walkOnce(engine, walk, language);
  await engine.close();
};

const unknown = positionals.filter((asked) => ![...ENGINES, ...walkNames].some((name) => name === asked));
if (unknown.length > 0) {
  console.error(`There is no engine and no walk ${unknown.join(', ')}.\n${USAGE}`);
  process.exitCode = 2;
} else {
  mkdirSync(REPORTS, { recursive: true });
  for (const name of engines.length === 0 ? ENGINES : engines) await walkAll(name);
  writeFileSync(join(REPORTS, 'counts.json'), JSON.stringify(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
