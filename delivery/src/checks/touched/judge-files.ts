import { sharingOf } from '../../preset/federation/kernel-sharing.ts';

/** The cost of one change to the repository: its written and generated files, and the packages to release. */
export interface Touched {
  readonly written: readonly string[];
  /** Files that a tool writes: the lock file, migrations, recorded declarations. */
  readonly generated: readonly string[];
  /** Written files by package; `.` is the workspace's own. */
  readonly packages: ReadonlyMap<string, number>;
  /** The packages that have to be released, by name: `host`, `platform`, `browse`. */
  readonly releases: readonly string[];
}

const GENERATED = [/^pnpm-lock\.yaml$/, /^platform\/migrations\//, /^shared-kernel\/api\//];
/** Tests and their helpers: no build contains them. */
const TEST_ONLY = /\.test\.tsx?$|\/testing\/|\/src\/gallery\/|\.gallery\.tsx$/;
/** Types only: a build contains nothing of them. */
const TYPES = /^shared-kernel\/src\/(?:events\/event-map|brand\/flag-name)\.ts$/;
/** Data that the servers read at run time (docs/brands.md). */
const LIVE_DATA = /^host\/brands\//;

const packageOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '.') : '.');

/** The host provides some areas of the kernel at run time; builds contain the others. */
const kernelRelease = (file: string): string | undefined => {
  const [, area = '', name = ''] = /^shared-kernel\/src\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  const sharing = area === 'ui' ? sharingOf('ui', name) : sharingOf(area, undefined);
  return sharing === undefined || sharing === 'plain' ? undefined : 'host';
};

/** The packages that run on a server. The document server is released with the host. */
const SERVERS: readonly string[] = ['host', 'platform'];

const releasesOf = (file: string): readonly (string | undefined)[] => {
  if ([TEST_ONLY, TYPES, LIVE_DATA].some((pattern) => pattern.test(file))) return [];
  const home = packageOf(file);
  if (home === 'machine') return SERVERS;
  if (SERVERS.includes(home)) return [home];
  if (home === 'shared-kernel') return [kernelRelease(file)];
  return [/^remote-([a-z]+)$/.exec(home)?.[1]];
};

/** Judges the files of one change, as paths from the workspace's root. */
export const judgeFiles = (files: readonly string[]): Touched => {
  const isGenerated = (file: string): boolean => GENERATED.some((pattern) => pattern.test(file));
  const written = files.filter((file) => !isGenerated(file));
  const packages = new Map<string, number>();
  for (const file of written) packages.set(packageOf(file), (packages.get(packageOf(file)) ?? 0) + 1);
  const releases = new Set(files.flatMap(releasesOf).filter((name) => name !== undefined));
  return { written, generated: files.filter(isGenerated), packages, releases: [...releases].sort() };
};
