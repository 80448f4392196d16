import { createHash } from 'node:crypto';
import { type Compilation, type Compiler, type Configuration, rspack } from '@rspack/core';

/** What the bench needs to know of a finished build. */
export interface MonolithBuild {
  /** Every file by name, with its integrity. */
  readonly files: Readonly<Record<string, string>>;
  /** The start files, in order. */
  readonly start: readonly string[];
  /** Files behind a lazy import of a package's module: `('remote-browse', './features/home/home.page.tsx')`. */
  readonly behind: (packageName: string, request: string) => readonly string[];
}

const SHIPPED = /\.(js|css|svg|png|webp|woff2)$/;

const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const describe = (compilation: Compilation): MonolithBuild => {
  const groups = compilation.chunkGroups.map((group) => ({
    files: group.getFiles(),
    origins: group.origins.map(({ module, request }) => `${module?.identifier() ?? ''} ${request ?? ''}`),
  }));
  return {
    files: Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => SHIPPED.test(name))
        .map(({ name, source }) => [name, integrityOf(source.buffer())]),
    ),
    start: compilation.entrypoints.get('main')?.getFiles() ?? [],
    behind: (packageName, request) => {
      const group = groups.find(({ origins }) =>
        origins.some((origin) => origin.includes(`/${packageName}/`) && origin.endsWith(` ${request}`)),
      );
      if (group === undefined) throw new Error(`The build has no lazy import of ${request} in ${packageName}.`);
      return group.files;
    },
  };
};

/** Runs one build to its end. Throws with what the bundler says. */
export const buildMonolith = (config: Configuration): Promise<MonolithBuild> =>
  new Promise((resolve, reject) => {
    let description: MonolithBuild | undefined;
    const reader = {
      apply: (compiler: Compiler) =>
        compiler.hooks.thisCompilation.tap('bench', (compilation) => {
          const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tap({ name: 'bench', stage }, () => {
            if (compilation.errors.length === 0) description = describe(compilation);
          });
        }),
    };
    const compiler = rspack({ ...config, plugins: [...(config.plugins ?? []), reader] });
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (description === undefined) reject(new Error(stats?.toString('errors-only')));
        else resolve(description);
      });
    });
  });
