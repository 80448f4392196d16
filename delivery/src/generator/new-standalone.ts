import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { kernelPackages } from '../workspace/kernel-packages.ts';
import { TOOLS, WORKSPACE } from '../workspace/workspace.ts';
import { type Files, fillTemplate, refuseExisting, writeFiles } from './copy-template.ts';
import type { Dictionary } from './filipino.ts';
import { readRemoteName, toWords } from './names.ts';
import { type FeatureOptions, newFeature, readAccess } from './new-feature.ts';
import { packedPackages, packKernel } from './pack-kernel.ts';

export interface StandaloneOptions extends FeatureOptions {
  /** Its folder; by default one beside this checkout's. */
  readonly to?: string | undefined;
}

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
}
const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

const readWorkspaceFile = (name: string): Promise<string> => readFile(join(WORKSPACE, name), 'utf8');

const CATALOG = /^ {2}'?([^\s':]+)'?: (\S+)$/gm;

/** What a dependency of the workspace is outside of it: the catalog's version, or the package's own. */
const createPublished = async (): Promise<(asked: Versions) => Versions> => {
  const [catalog = ''] = (await readWorkspaceFile('pnpm-workspace.yaml')).split('\ncatalogs:');
  const own = [...kernelPackages, await readManifest(TOOLS)];
  const versions = new Map([
    ...[...catalog.matchAll(CATALOG)].map(([, name = '', version = '']) => [name, version] as const),
    ...own.map(({ name, version }) => [name, version] as const),
  ]);
  return (asked) =>
    Object.fromEntries(
      Object.keys(asked)
        .sort()
        .map((name) => [name, versions.get(name) ?? asked[name] ?? '']),
    );
};

const PAGE_PACKAGES = ['contracts', 'forms', 'records', 'ui'].map((name) => `@shared-kernel/${name}`);
const EVERY = (names: readonly string[]): Versions => Object.fromEntries(names.map((name) => [name, '']));

/** Node strips no types under `node_modules`: what it runs there is read by the tools' own hook. */
const run = (script: string): string => `node --import delivery/typescript ${script}`;

/** The package.json of a workspace's remote as one of its own repository. */
const standaloneManifest = async (drawn: string, remote: string): Promise<string> => {
  const { dependencies, devDependencies, ...manifest } = JSON.parse(drawn);
  const published = await createPublished();
  const { peerDependencies = {} } = await readManifest(TOOLS);
  return JSON.stringify({
    ...manifest,
    engines: { node: '>=24' },
    scripts: {
      build: run('node_modules/@rspack/cli/bin/rspack.js build'),
      dev: run(`node_modules/delivery/src/dev/dev.ts ${remote}`),
      release: run('node_modules/delivery/src/cli/release.ts'),
      test: run('node_modules/jest/bin/jest.js'),
      types: 'tsc',
    },
    dependencies: published({ ...dependencies, ...EVERY(PAGE_PACKAGES) }),
    devDependencies: published({ ...devDependencies, ...peerDependencies, ...EVERY(['typescript']) }),
  });
};

const standaloneTsconfig = async (drawn: string): Promise<string> => {
  const { compilerOptions } = JSON.parse(await readWorkspaceFile('tsconfig.base.json'));
  const { composite, emitDeclarationOnly, declaration, declarationMap, incremental, ...checks } = compilerOptions;
  const own = JSON.parse(drawn);
  return JSON.stringify({ ...own, compilerOptions: { ...checks, ...own.compilerOptions } });
};

/** Of the packed packages, in the remote's folder: whoever has its repository can install them. */
const PACKAGES = 'packages';

/** Install scripts as here, and the packages that no registry has. */
const pnpmSettings = async (home: string): Promise<string> => {
  const [, allowed = ''] = /\n(allowBuilds:\n(?: {2}.+\n)+)/.exec(await readWorkspaceFile('pnpm-workspace.yaml')) ?? [];
  const builds = allowed.replace(/^ {2}node: .*\n/m, '');
  const packed = await packedPackages(join(home, PACKAGES));
  const overrides = packed.map(([name, file]) => `  '${name}': file:${PACKAGES}/${file}\n`);
  return `${builds}overrides:\n${overrides.join('')}`;
};

/** A remote as in the workspace, with what that has at its root. */
const filesOf = async (remote: string, home: string, scratch: string): Promise<Files> => {
  const filling = { values: { remoteName: remote } };
  const drawn = {
    ...(await fillTemplate('remote', home, filling)),
    ...(await fillTemplate('standalone', home, filling)),
  };
  return {
    ...drawn,
    [`${home}/package.json`]: await standaloneManifest(drawn[`${home}/package.json`] ?? '', remote),
    [`${home}/tsconfig.json`]: await standaloneTsconfig(drawn[`${home}/tsconfig.json`] ?? ''),
    [`${home}/pnpm-workspace.yaml`]: await pnpmSettings(join(scratch, home)),
    [`${home}/.gitignore`]: 'node_modules/\ndist/\n*.pem\n',
  };
};

/**
 * Makes a remote with one page in a folder of its own, with the packages that it needs. Returns the folder. Throws a StackError,
 * before anything is written, for a bad name, a folder that is there, or a missing translation.
 */
export const newStandalone = async (
  dictionary: Dictionary,
  named: string,
  { to, ...options }: StandaloneOptions = {},
): Promise<string> => {
  const remote = readRemoteName(named);
  const home = `remote-${remote}`;
  const folder = resolve(to ?? join(WORKSPACE, '..', home));
  refuseExisting('/', folder);
  if (options.access !== undefined) readAccess(options.access);
  const en = options.en ?? toWords(remote);
  const ty = options.ty ?? (await dictionary.translate([en])).get(en);
  const scratch = await mkdtemp(join(tmpdir(), 'standalone-'));
  try {
    // The linter's settings, with what they name.
    for (const name of ['biome.json', '.gitignore', 'delivery'])
      await symlink(join(WORKSPACE, name), join(scratch, name));
    await packKernel(join(scratch, home, PACKAGES));
    await writeFiles(scratch, await filesOf(remote, home, scratch));
    await newFeature(scratch, dictionary, remote, remote, { ...options, en, ty });
    await cp(join(scratch, home), folder, { recursive: true });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return folder;
};
