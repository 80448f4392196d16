import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runProgram, runScript } from '../site/run-script.ts';
import { WORKSPACE } from '../site/workspace.ts';
import { readFeatureName, readRemoteName, toCamel, toWords } from './names.ts';
import { newFeature } from './new-feature.ts';
import { newRemote } from './new-remote.ts';

const COPIED = ['biome.json', 'tsconfig.json', 'tsconfig.base.json', '.gitignore', '.dependency-cruiser.mjs'];
const LINKED = ['node_modules', 'shared-kernel', 'delivery'];
/** Whose dependencies a fresh remote has. */
const LIKE = 'remote-agent';

/** A workspace of its own, in which the kernel, the preset and the tools are the real ones. */
const openWorkspace = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'generator-'));
  for (const file of COPIED) await cp(join(WORKSPACE, file), join(root, file));
  for (const folder of LINKED) await symlink(join(WORKSPACE, folder), join(root, folder));
  return root;
};

describe('names', () => {
  it('are kebab-case, and one word for a remote', () => {
    assert.equal(readFeatureName('user-agreement'), 'user-agreement');
    assert.equal(readRemoteName('remote-loyalty'), 'loyalty');
    for (const name of ['UserAgreement', 'user_agreement', '-a', 'a--b', '../a', '']) {
      assert.throws(() => readFeatureName(name), /is no name for a feature/);
    }
    for (const name of ['red-rain', 'host', 'Loyalty']) {
      assert.throws(() => readRemoteName(name), /is no name for a remote/);
    }
  });

  it('become keys and titles', () => {
    assert.equal(toCamel('user-agreement-2'), 'userAgreement2');
    assert.equal(toWords('user-agreement'), 'User agreement');
  });
});

describe('a new remote with a second feature', () => {
  let root = '';
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const tool = (name: string, ...args: string[]) =>
    runProgram(join(WORKSPACE, 'node_modules/.bin', name), args, { cwd: root });

  before(async () => {
    root = await openWorkspace();
    await newRemote(root, 'loyalty', { en: 'Loyalty', ty: 'Katapatan' });
    await newFeature(root, 'loyalty', 'user-agreement', { path: '/m/useragreement', access: 'login-page' });
    await symlink(join(WORKSPACE, LIKE, 'node_modules'), join(root, 'remote-loyalty/node_modules'));
  });
  after(() => rm(root, { recursive: true, force: true }));

  it('has a route, a lazy page, a path and texts for each feature', async () => {
    const { manifest } = await import(join(root, 'remote-loyalty/src/manifest.ts'));
    const routes = manifest.routes.map(({ path, page, title, access }: Record<string, unknown>) => [
      path,
      page,
      title,
      access,
    ]);
    assert.deepEqual(routes, [
      ['/m/loyalty', 'loyalty', 'loyalty.title', 'public'],
      ['/m/useragreement', 'user-agreement', 'userAgreement.title', 'login-page'],
    ]);
    assert.match(await read('remote-loyalty/src/remote.tsx'), /'user-agreement': \(\) => import/);
    assert.deepEqual(JSON.parse(await read('remote-loyalty/src/features/loyalty/texts.ty.json')).loyalty, {
      title: 'Katapatan',
      text: 'Katapatan',
    });
    const remote = await read('remote-loyalty/src/remote.tsx');
    assert.match(remote, /'loyalty\/user-agreement': typeof import\('.\/features\/user-agreement\/texts.en.json'\)/);
    assert.match(await read('tsconfig.json'), /"path": "remote-loyalty"/);
  });

  it('passes the linter, the walls and the compiler', async () => {
    const results = [
      await tool('biome', 'check', '--error-on-warnings', '--colors=off', 'remote-loyalty', 'tsconfig.json'),
      await tool('depcruise', '--config', '.dependency-cruiser.mjs', 'remote-loyalty'),
      await tool('tsc', '-b', 'remote-loyalty'),
    ];
    for (const { code, output } of results) assert.equal(code, 0, output);
  });

  it('passes its own tests', async () => {
    const jest = join(WORKSPACE, 'shared-kernel/node_modules/jest/bin/jest.js');
    const { code, output } = await runScript(jest, ['--no-color'], { cwd: join(root, 'remote-loyalty') });
    assert.match(output, /Tests: +14 passed, 14 total/);
    assert.equal(code, 0);
  });

  it('is not made twice, nor is a feature', async () => {
    const manifest = await read('remote-loyalty/src/manifest.ts');
    await assert.rejects(newRemote(root, 'loyalty'), /remote-loyalty is there already/);
    await assert.rejects(newFeature(root, 'loyalty', 'user-agreement'), /user-agreement is there already/);
    await assert.rejects(newFeature(root, 'nowhere', 'help'), /no package remote-nowhere/);
    await assert.rejects(newFeature(root, 'loyalty', 'help', { access: 'everyone' }), /no access rule "everyone"/);
    await rename(
      join(root, 'remote-loyalty/src/features/user-agreement'),
      join(root, 'remote-loyalty/src/features/terms'),
    );
    await assert.rejects(
      newFeature(root, 'loyalty', 'user-agreement'),
      /terms\/texts.en.json has a group "userAgreement" already/,
    );
    await rm(join(root, 'remote-loyalty/src/features/terms'), { recursive: true });
    assert.equal(await read('remote-loyalty/src/manifest.ts'), manifest);
  });

  it('takes the address that other pages already use', async () => {
    const file = join(root, 'remote-loyalty/src/paths.ts');
    assert.doesNotMatch(await readFile(file, 'utf8'), /useragreement/, 'the specification has that one');
    await writeFile(file, (await readFile(file, 'utf8')).replace('} as const', "  rules: '/m/ruleBook',\n} as const"));
    await assert.rejects(
      newFeature(root, 'loyalty', 'winners', { path: '/m/other' }),
      /has winners at \/m\/winnerPage/,
    );
    await assert.rejects(newFeature(root, 'loyalty', 'rules', { path: '/m/other' }), /rules is at \/m\/ruleBook/);
    await newFeature(root, 'loyalty', 'rules');
    assert.equal((await read('remote-loyalty/src/paths.ts')).match(/rules:/g)?.length, 1);
    assert.match(await read('remote-loyalty/src/manifest.ts'), /path: ownPaths\.rules/);
  });
});
