import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKSPACE } from '../fixtures/site.ts';
import { takeAgentWalk } from './agent-walk.ts';
import { openFirefox } from './firefox.ts';
import { takeMemberWalk } from './member-walk.ts';
import { takeShortJourney } from './short-journey.ts';
import type { Engine } from './tab.ts';
import { openWebKit } from './webkit.ts';

const REPORTS = join(WORKSPACE, '.site/reports/engines');
const { FIREFOX_PATH, WEBKIT_DRIVER, WEBKIT_BROWSER, WEBKIT_SCREEN, ENGINES_WALK = 'short' } = process.env;

const WALKS = {
  short: { title: 'the short journey', take: takeShortJourney },
  agent: { title: 'the pages of an agent, from the link to the dividend', take: takeAgentWalk },
  member: { title: 'the pages of a member, and a game of each category but cockfights', take: takeMemberWalk },
} as const;
if (!Object.hasOwn(WALKS, ENGINES_WALK)) throw new Error(`ENGINES_WALK is one of ${Object.keys(WALKS).join(', ')}.`);
const WALK = WALKS[ENGINES_WALK as keyof typeof WALKS];

/** The engines whose programs the runner has found (`delivery/src/checks/runs/find-engines.ts`). */
const ENGINES: Readonly<Record<string, (() => Promise<Engine>) | undefined>> = {
  firefox: FIREFOX_PATH ? () => openFirefox(FIREFOX_PATH) : undefined,
  webkit:
    WEBKIT_DRIVER && WEBKIT_BROWSER && WEBKIT_SCREEN
      ? () => openWebKit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, screen: WEBKIT_SCREEN })
      : undefined,
};

/** A driver that has hung answers nothing. */
const LONGEST_MS = 5 * 60_000;
const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const late = async (): Promise<never> => {
    await sleep(LONGEST_MS, undefined, { ref: false });
    throw new Error(`Not done after ${LONGEST_MS / 60_000} minutes.`);
  };
  return Promise.race([work, late()]);
};

const counts = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };

const fail = (title: string, error: unknown): void => {
  counts.failed += 1;
  counts.failures.push(`${title}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  console.error(`  ✗ ${title}\n${error instanceof Error ? error.stack : String(error)}`);
};

const walkIn = async (name: string, { tab, version, close }: Engine): Promise<void> => {
  const started = performance.now();
  const title = `${name} ${version}: ${WALK.title}`;
  try {
    await inTime(WALK.take(tab));
    counts.passed += 1;
    console.log(`  ✓ ${title} (${Math.round((performance.now() - started) / 1000)} s)`);
  } catch (error) {
    fail(title, error);
    const picture = join(REPORTS, `${name}.png`);
    await inTime(tab.picture().then((image) => writeFileSync(picture, image)));
    console.error(`  ${picture}`);
  } finally {
    await inTime(close());
  }
};

/** What goes wrong beside the walk is a failure of this engine alone: the next one is still taken. */
const takeIn = async (name: string, open: (() => Promise<Engine>) | undefined): Promise<void> => {
  if (open === undefined) {
    console.log(`engines: ${name} is not on this machine and cannot be installed: SKIPPED`);
    counts.skipped += 1;
    return;
  }
  try {
    await walkIn(name, await open());
  } catch (error) {
    fail(name, error);
  }
};

mkdirSync(REPORTS, { recursive: true });
for (const [name, open] of Object.entries(ENGINES)) await takeIn(name, open);
writeFileSync(join(REPORTS, 'counts.json'), JSON.stringify(counts));
process.exit(counts.failed === 0 ? 0 : 1);
