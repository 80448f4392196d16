import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * How each part of the kernel travels, as `shared-kernel/sharing.json` says it, in one line for each area and component:
 * `plain`: no state, bundled by whoever uses it; the rest is the host's, one for the page: `start` in its first files,
 * `kit` with the other light components, `alone` in a file of its own, fetched with the first page that uses it.
 */
export type Sharing = 'plain' | 'start' | 'kit' | 'alone';

export interface KernelSharing {
  readonly areas: Readonly<Record<string, Sharing>>;
  readonly ui: Readonly<Record<string, Sharing>>;
}

const UI = 'ui';
const kernelFolder = dirname(createRequire(import.meta.url).resolve('shared-kernel/package.json'));

const readSharing = (): KernelSharing => JSON.parse(readFileSync(join(kernelFolder, 'sharing.json'), 'utf8'));

export const kernelSharing = readSharing();

/** By the words of an import or a path under `src`: `ui/button`, `session`. Undefined for what the table does not name. */
export const sharingOf = (area: string, name = ''): Sharing | undefined =>
  area === UI ? kernelSharing.ui[name] : kernelSharing.areas[area];

const KERNEL_FILE = /[\\/]shared-kernel[\\/]src[\\/]([^\\/]+)[\\/](?:([^\\/]+)[\\/])?/;

/** How the kernel's file at a path travels; undefined for every other file. */
export const sharingOfFile = (path: string): Sharing | undefined => {
  const [, area = '', name = ''] = KERNEL_FILE.exec(path) ?? [];
  return sharingOf(area, name);
};

/** `session/session.ts`, `ui/button/button.tsx`, `session/host.ts`: the file that a request of the kernel leads to. */
const ROOT_FILE = /[\\/]shared-kernel[\\/]src[\\/](?:[\w-]+[\\/]host|(?:ui[\\/])?([\w-]+)[\\/]\1)[.]tsx?$/;

/** Whether a file is what the host provides under a request. */
export const isProvidedRoot = (path: string): boolean =>
  ROOT_FILE.test(path) && !['plain', undefined].includes(sharingOfFile(path));
