/**
 * How each part of the kernel reaches the page: the field `sharing` in the package.json of the kernel's packages. A part
 * that it does not name is `plain`: it has no state, and each package bundles its own copy. The rest is provided by the
 * host, once for the page: `start` in its first files, `kit` with the other light components, `alone` in a file of its own.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KERNEL_FOLDER, type KernelPackage, kernelPackages } from '../../workspace/kernel-packages.ts';

const PROVIDED = ['start', 'kit', 'alone'] as const;
export type Sharing = 'plain' | (typeof PROVIDED)[number];

/** A module of the kernel that the host provides. */
export interface ProvidedPart {
  /** What an import names: `shared-kernel/session`, `@shared-kernel/ui/button`. */
  readonly request: string;
  readonly sharing: Exclude<Sharing, 'plain'>;
  /** The file that the request leads to, absolute. */
  readonly file: string;
  /** The host-only API beside it, which the host provides in its place; undefined where there is none. */
  readonly hostFile: string | undefined;
}

const targetOf = ({ exports }: KernelPackage, subpath: string): string | undefined => {
  const key = subpath === '.' ? '.' : `./${subpath}`;
  const exact = exports[key];
  if (exact !== undefined) return typeof exact === 'string' ? exact : exact.default;
  const pattern = exports['./*'];
  return typeof pattern === 'string' ? pattern.replaceAll('*', subpath) : undefined;
};

/** The file that an import of the kernel leads to, absolute; undefined for a request that no package exports. */
export const fileOfRequest = (request: string): string | undefined => {
  const owner = kernelPackages.find(({ name }) => request === name || request.startsWith(`${name}/`));
  if (owner === undefined) return undefined;
  const target = targetOf(owner, request === owner.name ? '.' : request.slice(owner.name.length + 1));
  const file = target && join(owner.folder, target);
  return file && existsSync(file) ? file : undefined;
};

const partsOf = ({ name, sharing = {} }: KernelPackage): readonly ProvidedPart[] =>
  PROVIDED.flatMap((how) =>
    (sharing[how] ?? []).map((subpath) => {
      const request = subpath === '.' ? name : `${name}/${subpath}`;
      const file = fileOfRequest(request);
      if (file === undefined)
        throw new Error(`${name}/package.json shares "${subpath}", which its exports do not have.`);
      const hostFile = join(dirname(file), 'host.ts');
      return { request, sharing: how, file, hostFile: existsSync(hostFile) ? hostFile : undefined };
    }),
  );

export const providedParts: readonly ProvidedPart[] = kernelPackages.flatMap(partsOf);

const rootFiles: ReadonlySet<string> = new Set(
  providedParts.flatMap(({ file, hostFile }) => (hostFile === undefined ? [file] : [file, hostFile])),
);

/** Whether a file is what the host provides under a request. */
export const isProvidedRoot = (path: string): boolean => rootFiles.has(path);

const KERNEL_FILE = /[\\/]shared-kernel[\\/][\w-]+[\\/]src[\\/]/;

const sharingByFolder: ReadonlyMap<string, Sharing> = new Map(
  providedParts.map(({ file, sharing }) => [dirname(file), sharing]),
);

/** How the kernel's file at a path travels: as the provided part in whose folder it lies. Undefined outside the kernel. */
export const sharingOfFile = (path: string): Sharing | undefined => {
  if (!KERNEL_FILE.test(path)) return undefined;
  let folder = dirname(path);
  while (folder.length > KERNEL_FOLDER.length) {
    const sharing = sharingByFolder.get(folder);
    if (sharing !== undefined) return sharing;
    folder = dirname(folder);
  }
  return 'plain';
};
