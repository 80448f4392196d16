import { join } from 'node:path';
import { sharingOfFile } from '../../preset/federation/kernel-sharing.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';

/** What one change to the repository costs: the files that a person wrote, and what has to go live for it. */
export interface Impact {
  /** By a person. */
  readonly written: readonly string[];
  /** By a tool: the lock file, migrations, recorded declarations. */
  readonly generated: readonly string[];
  /** Written files by package; `.` is the workspace's own. */
  readonly packages: ReadonlyMap<string, number>;
  /** Packages that have to go live again, by name: `host`, `platform`, `browse`. Nothing else has to. */
  readonly releases: readonly string[];
}

const GENERATED = [/^pnpm-lock\.yaml$/, /^platform\/migrations\//, /^shared-kernel\/api\//];
/** What no build takes in: tests and what only they use. */
const TEST_ONLY = /\.test\.tsx?$|\/testing\/|\/src\/gallery\/|^shared-kernel\/testing\/|\.gallery\.tsx$/;
/** Types alone: no build holds anything of them. */
const TYPES = /^shared-kernel\/runtime\/src\/(?:events\/event-map|brand\/flag-name)\.ts$/;
/** Folders of data, read while the site runs (docs/brands.md). */
const LIVE_DATA = /^host\/brands\//;

const packageOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '.') : '.');

/** A kernel area that the host provides goes live with the host; the others are in the builds that use them. */
const kernelRelease = (file: string): string | undefined => {
  const sharing = sharingOfFile(join(WORKSPACE, file));
  return sharing === undefined || sharing === 'plain' ? undefined : 'host';
};

/** What every server runs on: the document server goes live with the host. */
const SERVERS: readonly string[] = ['host', 'platform'];

const releasesOf = (file: string): readonly (string | undefined)[] => {
  if ([TEST_ONLY, TYPES, LIVE_DATA].some((pattern) => pattern.test(file))) return [];
  const home = packageOf(file);
  if (file.startsWith('shared-kernel/node/')) return SERVERS;
  if (SERVERS.includes(home)) return [home];
  if (home === 'shared-kernel') return [kernelRelease(file)];
  return [/^remote-([a-z]+)$/.exec(home)?.[1]];
};

/** Judges the files of one change, as paths from the workspace's root. */
export const judgeFiles = (files: readonly string[]): Impact => {
  const isGenerated = (file: string): boolean => GENERATED.some((pattern) => pattern.test(file));
  const written = files.filter((file) => !isGenerated(file));
  const packages = new Map<string, number>();
  for (const file of written) packages.set(packageOf(file), (packages.get(packageOf(file)) ?? 0) + 1);
  const releases = new Set(files.flatMap(releasesOf).filter((name) => name !== undefined));
  return { written, generated: files.filter(isGenerated), packages, releases: [...releases].sort() };
};
