import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { WORKSPACE } from '../fixtures/site.ts';
import { ownFolder } from '../services/own-folder.ts';
import type { AffiliatePages } from './affiliate.ts';
import { fillPage } from './plain-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Affiliates' applications, each a package of its own, of nothing that is ours, built by tools that this workspace does not use. */
export const FOREIGN_HOSTS = ['vite-react', 'vue'] as const;

/** Packs one, installs and builds it outside the workspace, as its owner would; answers for its files until it is taken away. */
export const buildForeignHost = async (name: (typeof FOREIGN_HOSTS)[number]) => {
  const { root, run, pnpm, remove } = await ownFolder(name);
  await pnpm(WORKSPACE, '--filter', `affiliate-${name}`, 'pack', '--out', join(root, 'packed.tgz'));
  await run(root, 'tar', ['-xzf', 'packed.tgz']);
  const folder = join(root, 'package');
  await pnpm(folder, 'install', '--prefer-offline', '--ignore-scripts');
  await pnpm(folder, 'build');
  const out = join(folder, 'dist');
  const pages: AffiliatePages = async (path, values) => {
    const file = join(out, path === '/' ? 'index.html' : path);
    const type = TYPES[extname(file)];
    const text = file.startsWith(out) && type !== undefined ? await readFile(file, 'utf8').catch(() => null) : null;
    if (text === null || type === undefined) return undefined;
    return { body: path === '/' ? fillPage(text, values) : text, type };
  };
  return { pages, remove };
};
