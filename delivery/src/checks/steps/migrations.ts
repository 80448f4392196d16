import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';

/**
 * One step of `pnpm verify`: the platform's migrations do not contradict each other (two branches that each added one),
 * and they make exactly the tables that the code declares.
 */
const PLATFORM = join(WORKSPACE, 'platform');
const copy = await mkdtemp(join(PLATFORM, 'node_modules', '.migrations-'));

const drizzle = (...args: readonly string[]) =>
  runProgram(join(PLATFORM, 'node_modules/.bin/drizzle-kit'), args, { cwd: PLATFORM });
const sqlFiles = async (): Promise<readonly string[]> =>
  (await readdir(copy)).filter((file) => file.endsWith('.sql')).sort();

const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

try {
  await cp(join(PLATFORM, 'migrations'), copy, { recursive: true });
  const before = await sqlFiles();
  const options = ['--dialect', 'postgresql', '--out', copy.slice(PLATFORM.length + 1)];
  const checked = await drizzle('check', ...options);
  if (checked.code !== 0) fail(`The migrations contradict each other:\n${checked.output}`);
  const generated = await drizzle('generate', ...options, '--schema', './src/**/*.tables.ts');
  const missing = (await sqlFiles()).filter((file) => !before.includes(file));
  if (generated.code !== 0) fail(generated.output);
  if (missing.length > 0)
    fail('Tables have changed without a migration: pnpm --filter platform migrations --name <what>');
} finally {
  await rm(copy, { recursive: true, force: true });
}
