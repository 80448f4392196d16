import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openSite, stopSite } from '../site/open-site.ts';
import { createProgress } from '../site/progress.ts';
import { runScript } from '../site/run-script.ts';
import { isExplained } from '../site/site-error.ts';
import { type SiteLayout, siteLayout } from '../site/site-layout.ts';
import { WORKSPACE } from '../site/workspace.ts';
import { add, type Counts, formatCounts } from './counts.ts';
import { runPlaywright } from './playwright-run.ts';

/** A site of its own, so that a running `npm start` is neither needed nor disturbed. */
const TEST_SITE = { folder: '.site/e2e', port: Number(process.env.E2E_PORT ?? 9180), hasControl: true };

/** After all that play, every transaction must still balance. The embedded database has one user: the site is stopped. */
const checkLedger = async ({ database }: SiteLayout): Promise<Counts> => {
  const { code } = await runScript(join(WORKSPACE, 'platform/src/cli.ts'), ['check'], {
    cwd: WORKSPACE,
    env: { PLATFORM_DATA: database },
    isShown: true,
  });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
};

const runOnOwnSite = async (args: readonly string[]): Promise<Counts> => {
  const { folder } = siteLayout(TEST_SITE);
  const stop = async (): Promise<void> => {
    await stopSite(folder);
    process.exit(1);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // A site that an earlier run left half-done would be tested instead of this one.
  await stopSite(folder);
  await rm(folder, { recursive: true, force: true });
  const layout = await openSite(TEST_SITE, createProgress());
  try {
    const env = { SITE_URL: layout.url, SITE_FOLDER: folder, PLATFORM_URL: layout.platformUrl, SITE_CONTROL: '1' };
    const played = await runPlaywright(env, args);
    await stopSite(folder);
    return add(played, await checkLedger(layout));
  } finally {
    await stopSite(folder);
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
};

/** End-to-end tests on the site named by `SITE_URL`, or else on one that is built and started for them. */
export const runE2e = (args: readonly string[] = []): Promise<Counts> => {
  const url = process.env.SITE_URL;
  return url === undefined || url === '' ? runOnOwnSite(args) : runPlaywright({ SITE_URL: url }, args);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const counts = await runE2e(process.argv.slice(2));
    console.log(formatCounts(counts));
    process.exitCode = counts.failed === 0 ? 0 : 1;
  } catch (error) {
    if (!isExplained(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
