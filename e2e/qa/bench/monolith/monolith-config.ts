import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { DocumentRemote } from '@shared-kernel/contracts/release/release';
import { baseConfig } from 'delivery/base-config';
import { distOf } from '../places.ts';

export type MonolithKind = 'ordinary' | 'tuned';

const OWN = import.meta.dirname;
const BUILD = { folder: OWN, name: 'monolith', id: 'bench', isDevelopment: false } as const;

/** Integrity inside the build is a promise of the site, kept by the tuned monolith; an ordinary one has none. */
const INTEGRITY_PLUGIN = 'SubresourceIntegrityPlugin';
const isIntegrity = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && plugin.constructor.name === INTEGRITY_PLUGIN;

/** The site's own build without federation: same loaders, targets and minifiers, one program. */
const monolith = (kind: MonolithKind): Configuration => {
  const base = baseConfig(BUILD);
  return { ...base, entry: { main: `./${kind}.tsx` }, output: { ...base.output, path: distOf(kind) } };
};

/** Split by route and by the usual vendor rule, with the page that the bundler's plugin writes. */
export const ordinaryConfig = (remotes: readonly DocumentRemote[]): Configuration => {
  const base = monolith('ordinary');
  return {
    ...base,
    output: { ...base.output, publicPath: '/assets/' },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !isIntegrity(plugin)),
      new rspack.DefinePlugin({ REMOTES: JSON.stringify(remotes) }),
      new rspack.HtmlRspackPlugin({ template: join(OWN, 'ordinary.html'), scriptLoading: 'defer' }),
    ],
  };
};

/** One start file and one for each page: what a page needs is named in the document, so splitting further gains nothing. */
export const tunedConfig = (): Configuration => monolith('tuned');
