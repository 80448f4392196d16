import { readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@shared-kernel/node/testing/free-port';
import { type OwnRegistry, ownRegistry } from '../fixtures/own-registry.ts';
import { siteFolder, WORKSPACE } from '../fixtures/site.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { ownFolder } from '../services/own-folder.ts';
import { createService } from '../services/service.ts';

const REMOTE = 'promo';
const PAGE = '/m/promo';
const TITLE = 'Promo of ours';

interface Standalone {
  /** A remote in a repository of its own, on packed packages. */
  readonly team: { readonly folder: string; readonly pnpm: (...args: readonly string[]) => Promise<string> };
  /** A site with a file server for it. */
  readonly own: OwnRegistry;
}

const test = base.extend<Standalone>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  team: async ({}, use) => {
    const { root, run, pnpm, remove } = await ownFolder('standalone');
    const [made, folder] = [join(root, 'made'), join(root, REMOTE)];
    const words = ['--en', TITLE, '--ty', 'Mga promo namin'];
    const args = ['remote', REMOTE, '--standalone', '--to', made, ...words];
    await run(WORKSPACE, process.execPath, ['delivery/src/generator/new.ts', ...args]);
    // As a colleague has it, who checks it out elsewhere.
    await rename(made, folder);
    await use({ folder, pnpm: (...args) => pnpm(folder, ...args) });
    await remove();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  own: async ({}, use) => {
    const folder = siteFolder();
    base.skip(folder === undefined, 'The registry of this site is out of reach (SITE_FOLDER).');
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const own = await ownRegistry(folder ?? '', { [REMOTE]: origin });
    const files = createService({
      script: 'delivery/src/static-server/serve.ts',
      args: ['--package', REMOTE, '--port', String(port), '--registry', own.registry],
      readyUrl: `${origin}/_health`,
    });
    await files.start();
    await own.edge.start();
    await use(own);
    await files.stop();
    await own.close();
  },
});
test.describe.configure({ timeout: 240_000 });

test('a remote of its own repository is checked, built, released and developed from packed packages', async ({
  page,
  team,
  own,
}) => {
  const { folder, pnpm } = team;
  await pnpm('install', '--prefer-offline');
  for (const name of ['delivery', 'shared-kernel', '@shared-kernel/ui', '@shared-kernel/testing'])
    expect(await realpath(join(folder, 'node_modules', name))).toContain(await realpath(folder));
  await pnpm('types');
  await pnpm('test');
  await pnpm('build');

  const published = await pnpm('release', 'publish', '.', '--registry', own.registry);
  const [release = ''] = /promo@\S+/.exec(published) ?? [];
  await pnpm('release', 'promote', release, '--registry', own.registry);
  await expect.poll(async () => (await fetch(`${own.site}${PAGE}`)).status).toBe(200);
  await page.goto(`${own.site}${PAGE}`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: TITLE })).toBeVisible();

  await test.step('one change, seen in the site before it is released', async () => {
    const port = await freePort();
    const laptop = createService({
      script: '--import=delivery/typescript',
      args: ['node_modules/delivery/src/dev/dev.ts', REMOTE, '--site', own.site, '--port', String(port)],
      env: { REGISTRY: own.registry },
      cwd: folder,
      readyUrl: `http://localhost:${port}/_health`,
    });
    await laptop.start();
    const source = join(folder, 'src/features/promo/promo.page.tsx');
    await writeFile(source, (await readFile(source, 'utf8')).replace('<p>', '<p data-testid="changed">'));
    await page.goto(`http://localhost:${port}/`);
    await page.goto(`${own.site}${PAGE}`);
    await expect(page.getByTestId('changed')).toHaveText(TITLE);
    await laptop.stop();
  });
});
