import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { installedFolder } from './resolved-packages.ts';
import { IS_INSTALLED, TOOLS, WORKSPACE } from './workspace.ts';

type ExportTarget = string | { readonly default: string };

export interface KernelPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute. */
  readonly folder: string;
  readonly exports: Readonly<Record<string, ExportTarget>>;
  /** Subpaths of `exports` by how they travel; `.` is the package itself. */
  readonly sharing?: Readonly<Record<string, readonly string[]>>;
}

const readPackage = (path: string): KernelPackage => ({
  ...JSON.parse(readFileSync(path, 'utf8')),
  folder: dirname(path),
});

export const KERNEL_FOLDER = join(WORKSPACE, 'shared-kernel');

/** The run-time package, whose version is the kernel's. */
export const RUNTIME = 'shared-kernel';

/** The kernel's packages that these tools depend on, where they are installed with them: absolute folders. */
const installedKernel = (): readonly string[] => {
  const { dependencies } = JSON.parse(readFileSync(join(TOOLS, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies).filter((name) => name === RUNTIME || name.startsWith(`@${RUNTIME}/`));
  return names.flatMap((name) => installedFolder(TOOLS, name) ?? []);
};

export const kernelPackages: readonly KernelPackage[] = (
  IS_INSTALLED
    ? installedKernel()
    : globSync('*/package.json', { cwd: KERNEL_FOLDER }).map((path) => dirname(join(KERNEL_FOLDER, path)))
)
  .toSorted()
  .map((folder) => readPackage(join(folder, 'package.json')));

/** The sources of a package of the kernel (`@shared-kernel/ui`), absolute, with a separator at the end. */
export const kernelSources = (name: string): string => {
  const found = kernelPackages.find((each) => each.name === name);
  if (found === undefined) throw new Error(`The kernel has no package "${name}".`);
  return join(found.folder, 'src', sep);
};

export const kernelVersion = (): string => kernelPackages.find(({ name }) => name === RUNTIME)?.version ?? '';
