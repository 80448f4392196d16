import { cpSync, existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Progress } from '../../stack/terminal/progress.ts';
import { runProgram } from '../../workspace/run-program.ts';
import { StackError, WORKSPACE } from '../../workspace/workspace.ts';

/** Builds of commits, by commit: a build never changes, so each is made once. */
const CACHE = '.cache/releases';
/** What the tests need of the sources: the words that the builds show. */
const WORDS = ['host/locales/*.json', 'remote-*/locales/*.json', 'remote-*/src/**/texts.*.json'];

/** The packages of a commit, built as they were, with their own lock file. */
export interface FormerRelease {
  readonly commit: string;
  /** The host's build folder. */
  readonly host: string;
  /** The remotes' build folders. */
  readonly remotes: readonly string[];
  /** The folder with the texts of its sources. */
  readonly words: string;
}

const run = async (folder: string, command: string, ...args: readonly string[]): Promise<string> => {
  const { code, output } = await runProgram(command, args, { cwd: folder, env: { CI: 'true' } });
  if (code !== 0) throw new StackError(`"${command} ${args.join(' ')}" failed:\n${output}`);
  return output.trim();
};

/** The full commit that a branch, tag or short name means. Throws a StackError for what this clone does not have. */
const readCommit = async (reference: string): Promise<string> => {
  const { code, output } = await runProgram('git', ['rev-parse', '--verify', `${reference}^{commit}`], {
    cwd: WORKSPACE,
  });
  if (code === 0) return output.trim();
  throw new StackError(`This clone has no ${reference}: fetch it first (a shallow clone: git fetch --unshallow).`);
};

const buildIn = async (source: string, progress: Progress): Promise<void> => {
  const { packageManager } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  await progress.step('installing its packages', () =>
    run(source, 'npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'),
  );
  const node = join(source, 'node_modules/node/bin/node');
  // A former release may have the script in the folder `site`.
  const [script = ''] = globSync('delivery/src/{stack,site}/build.ts', { cwd: source });
  await progress.step('building it', () => run(source, existsSync(node) ? node : 'node', script));
};

const keep = async (source: string, target: string): Promise<void> => {
  for (const dist of globSync(['host/dist', 'remote-*/dist'], { cwd: source })) {
    await cp(join(source, dist), join(target, dist), { recursive: true, filter: (path) => !path.endsWith('.map') });
  }
  for (const file of globSync(WORDS, { cwd: source })) cpSync(join(source, file), join(target, file));
};

/** Builds a commit in a checkout of its own, which is gone afterwards, and keeps what it built. */
const build = async (commit: string, target: string, progress: Progress): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'former-'));
  const source = join(folder, 'source');
  const unfinished = `${target}.${process.pid}`;
  try {
    await run(WORKSPACE, 'git', 'worktree', 'add', '--detach', source, commit);
    await buildIn(source, progress);
    await keep(source, unfinished);
    await mkdir(dirname(target), { recursive: true });
    await rename(unfinished, target);
  } finally {
    await runProgram('git', ['worktree', 'remove', '--force', source], { cwd: WORKSPACE });
    await rm(folder, { recursive: true, force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
};

/** The packages of a commit as they were released: built on the first call, from `.cache/` afterwards. */
export const formerRelease = async (reference: string, progress: Progress): Promise<FormerRelease> => {
  const commit = await readCommit(reference);
  const folder = join(WORKSPACE, CACHE, commit);
  if (!existsSync(folder)) await build(commit, folder, progress);
  return {
    commit,
    host: join(folder, 'host/dist'),
    remotes: globSync('remote-*/dist', { cwd: folder }).map((dist) => join(folder, dist)),
    words: folder,
  };
};
