import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { WORKSPACE } from '../fixtures/site.ts';

/** Runs a script of the workspace to its end, its output shown. Throws when it fails. */
const runScript = async (
  [script, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: WORKSPACE,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${script} ended with code ${code}.`);
};

/** Builds the packages that changed and publishes them into a registry of one's own, as `npm start` does. */
export const releaseSite = async (registry: string): Promise<void> => {
  await runScript(['delivery/src/stack/build.ts']);
  await rm(registry, { recursive: true, force: true });
  await runScript(['delivery/src/cli/release.ts', 'all'], { REGISTRY: registry });
};
