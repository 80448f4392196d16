/**
 * `pnpm impact [revision or range]`: the cost of each commit. It counts the files by package, generated ones apart, and
 * names the packages that have to be released.
 */

import { join } from 'node:path';
import { runCli } from '@shared-kernel/node/run-cli';
import { cac } from 'cac';
import { sharingOfFile } from '../../preset/federation/kernel-sharing.ts';
import { runProgram } from '../../workspace/run-program.ts';
import { StackError, WORKSPACE } from '../../workspace/workspace.ts';

/** What one change to the repository costs: the files that a person wrote, and what has to go live for it. */
interface Impact {
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

interface Commit {
  readonly id: string;
  readonly subject: string;
  /** Added, changed, moved and deleted files. A moved file counts once, under its new name. */
  readonly files: readonly string[];
}

const git = async (root: string, ...args: readonly string[]): Promise<string> => {
  const { code, output } = await runProgram('git', args, { cwd: root });
  if (code !== 0) throw new StackError(`git ${args[0]} failed: ${output.trim()}`);
  return output;
};

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The commits of a range (`main..HEAD`), oldest first, without merges; of a single revision, that one. */
export const readCommits = async (root: string, revision: string): Promise<readonly Commit[]> => {
  const walk = revision.includes('..') ? ['--reverse'] : ['--max-count=1'];
  const listed = lines(await git(root, 'log', ...walk, '--no-merges', '--format=%H %s', revision, '--'));
  const commits: Commit[] = [];
  for (const line of listed) {
    const [id = '', ...words] = line.split(' ');
    const changed = await git(root, '-c', 'core.quotePath=false', 'show', '--format=', '--name-status', '-M', id);
    commits.push({
      id: id.slice(0, 7),
      subject: words.join(' '),
      files: lines(changed).map((each) => each.split('\t').at(-1) ?? ''),
    });
  }
  return commits;
};

const describeCommit = ({ id, subject, files }: Commit): string => {
  const { written, generated, packages, releases } = judgeFiles(files);
  const places = [...packages].map(([name, count]) => `${name === '.' ? 'workspace' : name} ${count}`);
  return [
    `${id}  ${subject}`,
    `  files    ${written.length}${generated.length > 0 ? `, and ${generated.length} generated` : ''}: ${places.join(', ')}`,
    `  release  ${releases.length > 0 ? releases.join(', ') : 'none'}`,
  ].join('\n');
};

if (import.meta.main) {
  const cli = cac('pnpm impact');
  cli.command('[commits]', 'The cost of each commit of a revision or a range').action(async (named = 'HEAD') => {
    const commits = await readCommits(WORKSPACE, named);
    console.log(commits.map(describeCommit).join('\n\n'));
  });
  cli.help();
  await runCli(cli);
}
