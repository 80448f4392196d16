import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { freePort } from '@shared-kernel/node/testing/free-port';
import { launchBrowser } from '../../fixtures/launch-browser.ts';
import { workspaceFile } from '../../fixtures/site.ts';
import { startService } from './processes.ts';
import { table } from './report/table.ts';

const REMOTE = 'account';
/** A page with a field, whose element a component of this file draws. */
const FILE = workspaceFile('remote-account/src/features/login/login.page.tsx');
const BEFORE = '<nav className';
const LATE_MS = 20_000;
const MOST_MS = 500;
const LEAST_KEPT = 0.95;

export interface HotReloadOptions {
  /** A site that runs, whose registry's key signs overrides. */
  readonly site: string;
  readonly registry: string;
  readonly edits: number;
}

interface Edit {
  /** From the file's save to the frame that shows it. Null: it was never shown. */
  readonly ms: number | null;
  readonly keptState: boolean;
}

/** When the frame after this edit's element was drawn, by the machine's clock; null: not in time. */
const whenDrawn = (page: Page, edit: number): Promise<number | null> =>
  page
    .evaluate(
      async ([name, most]) => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const giveUpAt = Date.now() + Number(most);
        while (document.querySelector(`nav[data-edit="${name}"]`) === null) {
          if (Date.now() > giveUpAt) return null;
          await nextFrame();
        }
        await nextFrame();
        return Date.now();
      },
      [edit, LATE_MS] as const,
    )
    // The page was loaded anew.
    .catch(() => null);

/** What a remount or a reload would lose: what is typed, in state of the form's, and the field that has it. */
const typeName = async (page: Page, name: string): Promise<void> => {
  const field = page.locator('form input').first();
  await field.fill(name);
  await field.evaluate((input, mark) => Object.assign(input, { keptSince: mark }), name);
};
const hasName = (page: Page, name: string): Promise<boolean> =>
  page
    .locator('form input')
    .first()
    .evaluate((input, mark) => Reflect.get(input, 'keptSince') === mark && Reflect.get(input, 'value') === mark, name)
    .catch(() => false);

/** Whole or not at all, as editors save. */
const save = async (text: string): Promise<void> => {
  await writeFile(`${FILE}.saving`, text);
  await rename(`${FILE}.saving`, FILE);
};

const editOnce = async (page: Page, source: string, edit: number): Promise<Edit> => {
  const name = `player${edit}`;
  await typeName(page, name);
  const drawn = whenDrawn(page, edit);
  const savedAt = Date.now();
  await save(source.replace(BEFORE, `<nav data-edit="${edit}" className`));
  const at = await drawn;
  return { ms: at === null ? null : at - savedAt, keptState: at !== null && (await hasName(page, name)) };
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** Prints the figures; false: beyond a limit. */
export const report = (edits: readonly Edit[]): boolean => {
  const times = edits.map(({ ms }) => ms ?? LATE_MS).sort((a, b) => a - b);
  const kept = edits.filter(({ keptState }) => keptState).length;
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const leastKept = Math.ceil(edits.length * LEAST_KEPT);
  console.log(
    table([
      ['', 'measured', 'wanted'],
      ['save to pixel, p50', `${p50} ms`, ''],
      ['save to pixel, p95', `${p95} ms`, `under ${MOST_MS} ms`],
      ['kept state', `${kept} of ${edits.length}`, `${leastKept}`],
    ]),
  );
  return p95 < MOST_MS && kept >= leastKept;
};

/**
 * Edits one remote from this machine inside a site as it ships: how long a saved file takes to the screen, and whether the page keeps its
 * state. False: beyond a limit.
 */
export const benchHotReload = async ({ site, registry, edits }: HotReloadOptions): Promise<boolean> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const source = await readFile(FILE, 'utf8');
  if (!source.includes(BEFORE)) throw new Error(`${FILE} has no ${BEFORE} to edit.`);
  await using _remote = await startService({
    script: 'delivery/src/dev/dev.ts',
    args: [REMOTE, '--site', site, '--port', String(port)],
    env: { REGISTRY: registry, NODE_ENV: 'development' },
    readyUrl: `${origin}/_health`,
  });
  const browser = await launchBrowser();
  const context = await browser.newContext({ serviceWorkers: 'block', permissions: ['local-network-access'] });
  const page = await context.newPage();
  try {
    await page.goto(`${origin}/`);
    await page.goto(site + paths.login);
    await page.locator('form input').first().waitFor();
    const done: Edit[] = [];
    for (let edit = 1; edit <= edits; edit += 1) done.push(await editOnce(page, source, edit));
    return report(done);
  } finally {
    await save(source);
    await browser.close();
  }
};
