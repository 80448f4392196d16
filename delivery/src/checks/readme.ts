import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBuildFolder } from '../cli/arguments.ts';
import { parseRelease, RELEASE_FILE } from '../registry/builds/build-files.ts';
import { createFolderStore, promote, publishRelease, RegistryError, readRegistryKeys } from '../registry/registry.ts';
import { findPnpm } from '../workspace/find-pnpm.ts';
import { pinnedEnv, runProgram } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { commandsOf, type Proof, proofOf } from './readme/readme-commands.ts';

/** Runs every command of the README: `pnpm exec node delivery/src/checks/readme.ts`. Part of `.ci/run`. */
const REGISTRY = join(WORKSPACE, '.site/registry');
const SERVES_WITHIN_MS = 6 * 60_000;
const RELEASE_PLACEHOLDER = /(\w[\w-]*)@<version\+commit>/;

/** CI has npm only: the pinned pnpm comes through npx. */
const split = async (command: string): Promise<[string, ...string[]]> => {
  const [program = '', ...args] = command.split(/\s+/);
  return [program === 'pnpm' ? await findPnpm() : program, ...args];
};

/** Puts the release that is live into a command that the README writes with a placeholder. */
const fillIn = async (command: string): Promise<string> => {
  const [placeholder, name] = RELEASE_PLACEHOLDER.exec(command) ?? [];
  if (placeholder === undefined || name === undefined) return command;
  const found = (await createFolderStore(REGISTRY).listReleases(name)).at(-1);
  return command.replace(placeholder, found ?? placeholder);
};

/**
 * Makes another release of the same files live, so that a registry which has seen one build can prove a roll-back.
 * Throws a RegistryError when the package has no live release.
 */
const releaseAgain = async (registry: string, dist: string, name: string): Promise<void> => {
  const store = createFolderStore(registry, await readRegistryKeys(registry, process.env));
  const { packages } = await store.readPointers();
  if (packages[name] === undefined) {
    throw new RegistryError(`${name} is not live in ${registry}.`);
  }
  const copy = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await cp(dist, copy, { recursive: true });
    const release = parseRelease(await readFile(join(copy, RELEASE_FILE), 'utf8'), copy);
    await writeFile(join(copy, RELEASE_FILE), JSON.stringify({ ...release, commit: `${release.commit}.again` }));
    const { id } = await publishRelease(store, copy);
    await promote(store, [id]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

const prepare = async (command: string): Promise<void> => {
  const name = /^pnpm release rollback (\w+)/.exec(command)?.[1];
  if (name !== undefined) await releaseAgain(REGISTRY, findBuildFolder(WORKSPACE, name), name);
};

const runToEnd = async (words: readonly [string, ...string[]]): Promise<boolean> => {
  const [program, ...args] = words;
  const { code } = await runProgram(program, args, { cwd: WORKSPACE, isShown: true });
  return code === 0;
};

const serves = (words: readonly [string, ...string[]], until: RegExp): Promise<boolean> =>
  new Promise((resolve) => {
    const [program, ...args] = words;
    const child = spawn(program, args, {
      cwd: WORKSPACE,
      env: pinnedEnv(),
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own: npm and npx do not hand every signal on to what they have started.
      detached: true,
    });
    let output = '';
    let isServing = false;
    const stop = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    const limit = setTimeout(stop, SERVES_WITHIN_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output += chunk.toString();
      if (!isServing && until.test(output)) {
        isServing = true;
        stop();
      }
    });
    child.on('close', () => {
      clearTimeout(limit);
      resolve(isServing);
    });
  });

const prove = async (command: string, proof: Proof): Promise<boolean> => {
  if (proof.kind === 'elsewhere') {
    console.log(`proved elsewhere: ${proof.where}`);
    return true;
  }
  await prepare(command);
  const [program, ...args] = await split(await fillIn(command));
  return proof.kind === 'serves'
    ? serves([program, ...args, ...proof.args], proof.until)
    : runToEnd([program, ...args, ...(proof.args ?? [])]);
};

const failed: string[] = [];
for (const command of commandsOf(await readFile(join(WORKSPACE, 'README.md'), 'utf8'))) {
  console.log(`\n── ${command}`);
  const proof = proofOf(command);
  if (proof === null)
    console.error('CI does not know this command: add it to delivery/src/checks/readme/readme-commands.ts.');
  const started = Date.now();
  const isProved = proof !== null && (await prove(command, proof));
  console.log(`── took ${Math.round((Date.now() - started) / 1000)} s`);
  if (!isProved) failed.push(command);
}
console.log(
  failed.length === 0 ? '\nEvery command of the README works.' : `\nBroken in the README: ${failed.join('; ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
