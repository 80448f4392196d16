import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '@shared-kernel/node/lock-file';
import { runScript } from '../../workspace/run-program.ts';
import { sourceHash } from '../../workspace/source-hash.ts';
import { BUILT_PACKAGES, type BuiltPackage, StackError, WORKSPACE } from '../../workspace/workspace.ts';
import type { Progress } from '../terminal/progress.ts';

/** Inside `dist/`, which every build empties: a build made by hand is never mistaken for one of these sources. */
const STAMP = '.built-from';
/** Rspack uses several threads itself: more builds at once only make each slower. */
const BUILDS_AT_ONCE = 2;
const LOCK_WAIT_MS = 10 * 60_000;

const rspackIn = (folder: string): string => join(folder, 'node_modules/@rspack/cli/bin/rspack.js');

const build = async (folder: string, name: string): Promise<void> => {
  const { code, output } = await runScript(rspackIn(folder), ['build'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new StackError(`The build of ${name} failed:\n${output}`);
};

const buildIfChanged = async ({ name, folder }: BuiltPackage, progress: Progress): Promise<string> => {
  const path = join(WORKSPACE, folder);
  const dist = join(path, 'dist');
  const hash = sourceHash(folder);
  const isBuilt = async (): Promise<boolean> => (await readFile(join(dist, STAMP), 'utf8').catch(() => '')) === hash;
  if (await isBuilt()) {
    progress.say(`${name}: built before, nothing changed`);
    return dist;
  }
  const locks = join(WORKSPACE, '.site/builds');
  await mkdir(locks, { recursive: true });
  await withLock(
    join(locks, `${name}.lock`),
    async () => {
      if (await isBuilt()) return;
      await progress.step(`building ${name}`, () => build(path, name));
      await writeFile(join(dist, STAMP), hash);
    },
    LOCK_WAIT_MS,
  );
  return dist;
};

/** Builds what has changed since its last build, two packages at a time; answers every package's build folder. */
export const buildPackages = async (
  progress: Progress,
  packages: readonly BuiltPackage[] = BUILT_PACKAGES,
): Promise<readonly string[]> => {
  const waiting = [...packages];
  const built = new Map<BuiltPackage, string>();
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      built.set(next, await buildIfChanged(next, progress));
    }
  };
  await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, worker));
  return packages.flatMap((each) => built.get(each) ?? []);
};
