import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '@shared-kernel/node/testing/free-port';
import { stackLayout } from '../stack/layout/stack-layout.ts';
import { isRunning, type ProcessRecord, readRecords } from '../stack/processes/process-record.ts';
import { logPath, startProcess, stopProcess, waitHealthy } from '../stack/processes/service-process.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { followLogs } from './follow-logs.ts';

/** A package in small, whose build file reads its manifest. */
const CONFIG = `
import { manifest } from './src/manifest.ts';
console.log('built for ' + manifest.name);
export default { name: 'agent', context: import.meta.dirname, entry: './src/entry.js', mode: 'development', stats: 'errors-warnings' };
`;

let root: string;
let stopFollowing = (): void => undefined;
let lines: string[];
let wake = (): void => undefined;
let started: ProcessRecord;
const put = (path: string, text: string): Promise<void> => writeFile(join(root, 'package', path), text);
const manifestNamed = (name: string): Promise<void> =>
  put('src/manifest.ts', `export const manifest = { name: '${name}' };`);
/** What Node's watcher says when the process that it watches has ended badly: it waits for a change then, and nothing more is said. */
const ENDED = /^\[agent\] Failed running /;
const LOOK_EVERY_MS = 200;
/** Far more than a compilation in small takes on a machine with other work. */
const SAID_WITHIN_MS = 60_000;

/** Waits for a line. Fails with all lines when none can come any more, or none came within a minute. */
const said = async (pattern: RegExp): Promise<void> => {
  const giveUpAt = Date.now() + SAID_WITHIN_MS;
  while (!lines.some((line) => pattern.test(line))) {
    const canSay = Date.now() < giveUpAt && isRunning(started) && !lines.some((line) => ENDED.test(line));
    assert.ok(canSay, `nothing like ${pattern} was said before the end:\n${lines.join('\n')}`);
    const looking = setTimeout(() => wake(), LOOK_EVERY_MS);
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
    clearTimeout(looking);
  }
};
/** Starts the package as `pnpm dev` starts a remote of the site. */
const start = async (): Promise<number> => {
  const { services } = stackLayout({ folder: root, port: 8080, hasControl: false, developed: ['agent'] });
  const service = services.find(({ name }) => name === 'agent');
  assert.ok(service);
  const port = await freePort();
  const args = ['--folder', relative(WORKSPACE, join(root, 'package')), '--port', String(port), '--registry', root];
  lines = [];
  stopFollowing = followLogs([{ name: 'agent', path: logPath(root, 'agent') }], (line) => {
    // A compiler colours its words where it takes the machine for one that shows colours, as most that run CI are.
    lines.push(stripVTControlCharacters(line));
    wake();
  });
  const { nodeArgs, env, ...rest } = service;
  started = startProcess(root, { ...rest, nodeArgs: [...nodeArgs], env: { ...env }, args, port });
  await waitHealthy(root, started);
  return port;
};

const statusFor = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ port, host: 'localhost', path: '/main.js', headers: { Host: host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-'));
  await mkdir(join(root, 'package/src'), { recursive: true });
  await put('rspack.config.ts', CONFIG);
  await put('package.json', '{ "name": "small", "type": "module" }');
  await manifestNamed('one');
});
afterEach(async () => {
  stopFollowing();
  await Promise.all(readRecords(root).map(stopProcess));
  await rm(root, { recursive: true, force: true });
});

describe('a package under development', () => {
  it('answers this machine by its own names, and nobody else', async () => {
    await put('src/entry.js', 'const half = ;');
    const port = await start();
    const [own, foreign] = [await statusFor(port, 'luna.localhost'), await statusFor(port, 'evil.test')];
    assert.deepEqual([own === 403, foreign], [false, 403]);
    await assert.rejects(fetch(`http://127.0.0.2:${port}/main.js`));
  });

  it('that does not compile answers, and says in the terminal what is wrong', async () => {
    await put('src/entry.js', 'const half = ;');
    await start();
    await said(/^\[agent\] .*ERROR in/);
    await said(/^\[agent\] .*const half = ;/);
  });

  it('that ends is a failure of who waits for its words, which says what it said', async () => {
    await put('src/entry.js', 'const half = ;');
    await start();
    await put('src/manifest.ts', "export const manifest = {};\nthrow new Error('no manifest today');");
    await assert.rejects(said(/built for two/), /nothing like .*no manifest today/s);
  });

  it('starts anew when its manifest changes', async () => {
    await put('src/entry.js', 'const half = ;');
    await start();
    await said(/built for one/);
    await manifestNamed('two');
    await said(/built for two/);
  });
});
