import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { number, object, record, safeParse, string, unknown, withDefault } from '@shared-kernel/contracts/schema';
import { findBrowser } from 'delivery/browser';
import { BROWSER_ARGS } from '../../../fixtures/browser.ts';
import { RESULTS } from '../places.ts';

/** Not among this project's packages: 170 MB that only this command needs, fetched by npm with its first run. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const run = promisify(execFile);

const score = number();
/** A rule that finds nothing to judge has no score. */
const audit = object({
  score: unknown(),
  scoreDisplayMode: string(),
  title: string(),
  numericValue: withDefault(number(), 0),
});
const report = object({
  categories: object({
    performance: object({ score }),
    accessibility: object({ score }),
    'best-practices': object({ score }),
    seo: object({ score }),
  }),
  audits: record(string(), audit),
});

export interface Audit {
  readonly path: string;
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** As Lighthouse makes them out for a middling phone on slow 4G, ms; shifts in shares of the screen. */
  readonly lcpMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  /** Titles of what a rule that is no measurement found. */
  readonly findings: readonly string[];
}

const PERCENT = 100;

const read = async (file: string, path: string): Promise<Audit> => {
  const parsed = safeParse(report, JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`Lighthouse answered something else: ${parsed.error.message}`);
  const { categories, audits } = parsed.data;
  const figureOf = (name: string): number => audits[name]?.numericValue ?? 0;
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(categories[name].score * PERCENT)]),
  ) as Record<Category, number>;
  const findings = Object.values(audits)
    .filter((each) => each.scoreDisplayMode === 'binary' && each.score !== 1)
    .map(({ title }) => title);
  return {
    path,
    scores,
    lcpMs: figureOf('largest-contentful-paint'),
    blockedMs: figureOf('total-blocking-time'),
    shift: figureOf('cumulative-layout-shift'),
    findings,
  };
};

const runLighthouse = async (address: string, file: string): Promise<void> => {
  const chromium = await findBrowser();
  await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, address, '--quiet', '--output', 'json', '--output-path', file],
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless ${BROWSER_ARGS.join(' ')}`,
    ],
    { env: { ...process.env, ...(chromium === null ? {} : { CHROME_PATH: chromium }) } },
  );
};

/** What it says itself when the browser's recording missed the start of the page. */
const asksAgain = (error: unknown): boolean => String(error).includes('Please run Lighthouse again');

/** One page as a phone opens it for the first time. Throws what Lighthouse says when it cannot, twice where it asks for that. */
export const auditPage = async (site: string, path: string): Promise<Audit> => {
  await mkdir(RESULTS, { recursive: true });
  const file = join(RESULTS, `lighthouse${path.replaceAll(/\W+/g, '-')}.json`);
  const address = site + path;
  await runLighthouse(address, file).catch((error: unknown) => {
    if (!asksAgain(error)) throw error;
    return runLighthouse(address, file);
  });
  return read(file, path);
};
