/**
 * What must be there before any other script can run: the packages, and with them the pinned Node. Plain JavaScript
 * without dependencies, because it is the first thing that runs on a machine with nothing but Node 18 and npm.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const STAMP = join(ROOT, 'node_modules/.installed-from');
const IS_WINDOWS = process.platform === 'win32';
const PINNED_NODE = join(ROOT, 'node_modules/node/bin', IS_WINDOWS ? 'node.exe' : 'node');
const OLDEST_NODE = 18;
/** Rspack reads what follows one of these in a path as no part of it. */
const NOT_IN_A_PATH = /[#?]/;
/** npm's own cache, where the home folder cannot be written. */
const OWN_CACHE = join(ROOT, '.cache/npm');
/** Which files an install depends on. */
const INSTALL_SOURCES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];

const installFingerprint = () => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of INSTALL_SOURCES) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

const isInstalled = (fingerprint) =>
  existsSync(PINNED_NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const isWritable = (folder) => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const cacheEnv = () =>
  process.env.npm_config_cache === undefined && !isWritable(homedir()) ? { npm_config_cache: OWN_CACHE } : {};

/** Installs the packages with the pinned pnpm when they are missing or the lock file has changed. */
export const ensureInstalled = () => {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    fail(`Node ${OLDEST_NODE} or newer is needed to start; this is ${process.version}.`);
  }
  if (NOT_IN_A_PATH.test(ROOT)) {
    fail(`The bundler cannot build in a folder whose path holds "#" or "?": move ${ROOT} to one without.`);
  }
  const fingerprint = installFingerprint();
  if (isInstalled(fingerprint)) return;
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  console.log(`Installing packages with ${packageManager} (the first time takes about a minute) …`);
  const started = Date.now();
  const { status } = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: IS_WINDOWS,
    // pnpm asks before it replaces an older node_modules, unless it knows that nobody is there to answer.
    env: { ...process.env, ...cacheEnv(), CI: 'true' },
  });
  if (status !== 0)
    fail('The packages could not be installed: see above. Is the npm registry within reach, and the disk writable?');
  writeFileSync(STAMP, fingerprint);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
};

/** Runs a script of the workspace under the pinned Node, passes signals on, and ends as it ends. */
export const runPinned = (script, args) => {
  const child = spawn(PINNED_NODE, [join(ROOT, script), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(PINNED_NODE)}${IS_WINDOWS ? ';' : ':'}${process.env.PATH}` },
  });
  // A terminal's Ctrl-C reaches the child by itself; a signal sent to this process alone does not.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`${PINNED_NODE} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
};
