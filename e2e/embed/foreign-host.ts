import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceFile } from '../fixtures/site.ts';
import type { AffiliatePages, PageValues } from './affiliate.ts';

const run = promisify(execFile);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

export const fillPage = (html: string, values: PageValues): string =>
  html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof PageValues) => values[name]);

/** Affiliates' applications, each a package of its own, built by tools that this workspace does not use. */
export const FOREIGN_HOSTS = ['vite-react', 'vue'] as const;

/** Builds one as its owner would; answers for its files until it is taken away. */
export const buildForeignHost = async (name: (typeof FOREIGN_HOSTS)[number]) => {
  const root = workspaceFile(`e2e/embed/${name}`);
  const out = await mkdtemp(join(tmpdir(), `${name}-`));
  const vite = join(dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  await run(process.execPath, [vite, 'build', '--outDir', out, '--emptyOutDir'], { cwd: root });
  const pages: AffiliatePages = async (path, values) => {
    const file = join(out, path === '/' ? 'index.html' : path);
    const type = TYPES[extname(file)];
    const text = file.startsWith(out) && type !== undefined ? await readFile(file, 'utf8').catch(() => null) : null;
    if (text === null || type === undefined) return undefined;
    return { body: path === '/' ? fillPage(text, values) : text, type };
  };
  return { pages, remove: () => rm(out, { recursive: true, force: true }) };
};
