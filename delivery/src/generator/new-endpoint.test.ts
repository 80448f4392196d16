import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runProgram, runScript } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { endpointSteps, newEndpoint } from './new-endpoint.ts';

/** `.types`: the compiler then compiles only what is new. */
const SOURCES = ['package.json', 'tsconfig.json', 'src', 'games', '.types'];
const COPIED = ['shared-kernel/contracts', 'shared-kernel/node', 'platform', 'platform/demo'];
const LINKED = [
  'biome.json',
  'tsconfig.base.json',
  '.gitignore',
  'node_modules',
  'host',
  'delivery',
  'platform/migrations',
];

/** Links the installed packages of a copied package; those of the workspace to their copies. */
const linkInstalled = async (root: string, home: string): Promise<void> => {
  const installed = join(WORKSPACE, home, 'node_modules');
  for (const path of globSync(['[^@.]*', '@*/*'], { cwd: installed })) {
    const own = relative(WORKSPACE, await realpath(join(installed, path)));
    const link = join(root, home, 'node_modules', path);
    await mkdir(dirname(link), { recursive: true });
    await symlink(COPIED.includes(own) ? join(root, own) : join(installed, path), link);
  }
};

/** Contracts and platform as they are, in a place where they may be changed. */
const openWorkspace = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'endpoint-'));
  for (const home of COPIED) {
    for (const each of SOURCES.filter((name) => existsSync(join(WORKSPACE, home, name)))) {
      await cp(join(WORKSPACE, home, each), join(root, home, each), { recursive: true, preserveTimestamps: true });
    }
    await linkInstalled(root, home);
  }
  for (const file of LINKED) await symlink(join(WORKSPACE, file), join(root, file));
  return root;
};

it('is left with steps that name folders of this workspace', () => {
  const folders = endpointSteps('accounts', 'devices')
    .join('\n')
    .match(/shared-kernel\/[\w/-]+/g);
  assert.deepEqual(folders, ['shared-kernel/testing/src/minimal-answers']);
  for (const folder of folders ?? []) assert.ok(existsSync(join(WORKSPACE, folder)), folder);
});

describe('a new endpoint', () => {
  let root = '';
  const read = (path: string) => readFile(join(root, path), 'utf8');
  before(async () => {
    root = await openWorkspace();
  });
  after(() => rm(root, { recursive: true, force: true }));

  it('is a contract, an answer with a test, and a line in its area', async () => {
    const alone = await newEndpoint(root, 'accounts', 'devices', 'getDevices');
    assert.deepEqual(alone, [
      'shared-kernel/contracts/src/member/devices.ts',
      'shared-kernel/contracts/src/member/calls.ts',
      'platform/src/accounts/devices/devices.api.ts',
      'platform/src/accounts/devices/devices.test.ts',
      'platform/src/accounts/accounts.area.ts',
    ]);
    const beside = await newEndpoint(root, 'agent', 'deputies', 'getDeputies', {
      contract: 'agent/agent',
      path: '/wps/agent/deputies',
    });
    assert.equal(beside.length, 4);
    assert.match(await read('shared-kernel/contracts/src/member/calls.ts'), /area\(devices\)/);
    assert.match(await read('shared-kernel/contracts/src/agent/agent.ts'), /getDeputies[\s\S]*export const examples/);
    assert.match(await read('platform/src/agent/agent.area.ts'), /apis: \[[^\]]*\bdeputiesApi\b/);
  });

  it('is refused where it is there already, or where there is no such area', async () => {
    await assert.rejects(newEndpoint(root, 'accounts', 'devices', 'getOthers'), /devices is there already/);
    await assert.rejects(
      newEndpoint(root, 'accounts', 'more', 'getDeputies', { contract: 'agent/agent' }),
      /agent\.ts has getDeputies already/,
    );
    await assert.rejects(
      newEndpoint(root, 'nowhere', 'more', 'getMore'),
      /no area "nowhere". It has: accounts, agent, content, messages/,
    );
    await assert.rejects(newEndpoint(root, 'accounts', 'more', 'get-more'), /is no name for an endpoint/);
  });

  it('passes the compiler, its own test and the completeness test of the API', async () => {
    const tsc = join(WORKSPACE, 'node_modules/.bin/tsc');
    const types = await runProgram(tsc, ['-b', 'platform', '--checkers', '1'], { cwd: root });
    assert.equal(types.code, 0, types.output);
    const files = ['accounts/devices/devices', 'app'].map((file) => `src/${file}.test.ts`);
    // In one process: the platform is loaded once for both.
    const { code, output } = await runScript('--test', ['--test-isolation=none', '--test-force-exit', ...files], {
      cwd: join(root, 'platform'),
      // Else the runner takes itself for a part of this one.
      env: { NODE_TEST_CONTEXT: undefined },
    });
    assert.equal(code, 0, output);
    assert.match(output, /each member gets their own/);
    assert.match(output, /every endpoint of the catalogue is answered/);
  });
});
