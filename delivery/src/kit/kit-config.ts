import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from '../preset/base-config.ts';
import { WORKSPACE } from '../workspace/workspace.ts';

const KERNEL = join(WORKSPACE, 'shared-kernel/ui');
const GALLERY = join(KERNEL, 'src/gallery');

/** The folders of the brands: what the document server dresses a page in. */
const readBrandFolders = () => {
  const root = join(WORKSPACE, 'host/brands');
  const text = (...file: string[]): string => {
    const path = join(root, ...file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      tokens: /:root\s*\{([^{}]*)\}/.exec(text(name, 'tokens.css'))?.[1] ?? '',
      mark: text(name, 'mark.svg'),
    }));
};

export interface KitBuild {
  /** Where the built page goes, when it is built. */
  readonly folder: string;
  readonly isDevelopment: boolean;
}

/**
 * The gallery of the kit: every `*.gallery.tsx` of the kernel's components on one page. Same loaders, targets, styles and
 * minifiers as the packages of the site, without federation; it is no release and reaches no player.
 */
export const kitConfig = ({ folder, isDevelopment }: KitBuild): Configuration => {
  const base = baseConfig({ folder: KERNEL, name: 'kit', id: 'gallery', isDevelopment });
  return {
    ...base,
    entry: { kit: join(GALLERY, 'main.tsx') },
    output: { ...base.output, path: folder, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin({ KIT_BRANDS: JSON.stringify(readBrandFolders()) }),
      new rspack.HtmlRspackPlugin({ template: join(GALLERY, 'gallery.html'), scriptLoading: 'defer' }),
    ],
  };
};

/** Builds the gallery once, into its folder. Throws with what the bundler says. */
export const buildKit = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(kitConfig({ folder, isDevelopment: false }));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors() !== false)
          reject(new Error(stats?.toString('errors-only') ?? 'There was no build.'));
        else resolve();
      });
    });
  });
