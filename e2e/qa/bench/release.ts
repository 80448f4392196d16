import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import type { RemoteRelease } from '@shared-kernel/contracts/release/release';
import { formerRelease } from 'delivery/former-release';
import { createProgress } from 'delivery/progress';
import { readBuild } from 'delivery/registry';
import { chunkOf, compressWith } from 'delivery/static-server/dictionaries';
import { WORKSPACE } from '../../fixtures/site.ts';
import { table } from './report/table.ts';

const TARGET_BYTES = 5 * 1024;
const run = promisify(execFile);

/** Of a remote. */
interface Build {
  readonly folder: string;
  readonly release: RemoteRelease;
}

/** Scripts and styles by name, as they come to a browser. */
const codeFilesOf = ({ release }: Build): readonly string[] =>
  Object.keys(release.files).filter((name) => /\.(js|css)$/.test(name));

const bytesOf = ({ folder }: Build, name: string): Promise<Buffer> => readFile(join(folder, name));

/** What a file costs a phone: nothing where its address stays, else the smaller of a delta and the whole. */
const costOf = async (
  before: Build,
  after: Build,
  name: string,
): Promise<{ readonly whole: number; readonly delta: number }> => {
  if (name.startsWith('files/') && name in before.release.files) return { whole: 0, delta: 0 };
  const bytes = await bytesOf(after, name);
  const whole = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  const former = codeFilesOf(before).find((each) => chunkOf(each) !== null && chunkOf(each) === chunkOf(name));
  if (former === undefined) return { whole, delta: whole };
  return { whole, delta: Math.min(whole, (await compressWith(await bytesOf(before, former), bytes)).length) };
};

/** The files of one page: what the remote starts with, and the largest page's own. */
const largestPage = ({ release }: Build): readonly string[] => {
  const { start, pages } = release.preload;
  const sizeOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (release.files[name]?.gzipBytes ?? 0), 0);
  const lists = Object.values(pages).map(({ scripts, styles }) => [...scripts, ...styles]);
  const [largest = []] = lists.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return [...new Set([...start.scripts, ...start.styles, ...largest])];
};

const sumOf = async (before: Build, after: Build, names: readonly string[]) => {
  const sum = { whole: 0, delta: 0 };
  for (const name of names) {
    const { whole, delta } = await costOf(before, after, name);
    sum.whole += whole;
    sum.delta += delta;
  }
  return sum;
};

const buildsOf = async (commit: string): Promise<ReadonlyMap<string, Build>> => {
  const { remotes } = await formerRelease(commit, createProgress());
  const builds = new Map<string, Build>();
  for (const folder of remotes) {
    const release = await readBuild(folder);
    if (release.kind === 'remote') builds.set(release.name, { folder, release });
  }
  return builds;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What a returning phone downloads of each remote that the last commits changed, by whole files and by deltas. */
export const benchRelease = async (commits: number): Promise<void> => {
  const { stdout } = await run(
    'git',
    ['log', `-${commits + 1}`, '--first-parent', '--format=%h', '--', ':(glob)remote-*/src/**'],
    { cwd: WORKSPACE },
  );
  const hashes = stdout.trim().split('\n').toReversed();
  const rows: string[][] = [['commit', 'remote', 'largest page, whole', 'largest page, delta', 'all pages, delta']];
  const deltas: number[] = [];
  let before = await buildsOf(hashes[0] ?? 'HEAD');
  for (const hash of hashes.slice(1)) {
    const after = await buildsOf(hash);
    for (const [name, build] of after) {
      const former = before.get(name);
      if (former === undefined || isDeepStrictEqual(former.release.files, build.release.files)) continue;
      const page = await sumOf(former, build, largestPage(build));
      const all = await sumOf(former, build, codeFilesOf(build));
      deltas.push(page.delta);
      rows.push([hash, name, String(page.whole), String(page.delta), String(all.delta)]);
    }
    before = after;
  }
  console.log(table(rows));
  const middle = median(deltas);
  console.log(
    `${middle <= TARGET_BYTES ? 'met   ' : 'MISSED'}  median of ${deltas.length} releases: ${middle} bytes, ratio to ${TARGET_BYTES} bytes ${(middle / TARGET_BYTES).toFixed(2)}`,
  );
};
