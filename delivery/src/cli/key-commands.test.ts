import assert from 'node:assert/strict';
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createFolderStore, publishRelease } from '../registry/registry.ts';
import { createWorkbench, type Workbench } from '../registry/testing/sample-build.ts';
import type { ScriptResult } from '../workspace/run-program.ts';
import { runRelease, spawnRelease } from './testing/run-release.ts';

let bench: Workbench;
let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  bench = await createWorkbench();
  folder = dirname(bench.registry);
  env = { REGISTRY: bench.registry, RELEASED_BY: 'alice' };
});
afterEach(() => bench.dispose());

const release = (...args: string[]): Promise<ScriptResult> => runRelease(args, { cwd: folder, env });
const succeeded = ({ code, output }: ScriptResult): string => {
  assert.equal(code, 0, output);
  return output;
};
const done = async (...args: string[]): Promise<string> => succeeded(await release(...args));
/** The same in a process of its own. */
const spawned = async (...args: string[]): Promise<string> => succeeded(await spawnRelease(args, { cwd: folder, env }));
const refused = async (reason: RegExp, ...args: string[]): Promise<void> => {
  const { code, output } = await release(...args);
  assert.equal(code, 1, output);
  assert.match(output, reason);
};
/** A pair of a person; the registry's key is never theirs. */
const keysOf = async (person: string, role: string): Promise<{ readonly own: string; readonly open: string }> => {
  const at = join(folder, person);
  await done('keys', at, '--role', role);
  const name = role === 'releases' ? 'release' : role;
  return { own: join(at, `${name}-key.pem`), open: join(at, `${name}-keys.pem`) };
};
const publish = async (commit: string): Promise<string> =>
  (await publishRelease(createFolderStore(bench.registry), await bench.remote({ commit }))).id;

/** An unsigned registry of before, and a root of which two of three people have to sign each change. */
const makeRoot = async () => {
  const ids = [await publish('aaaaaaa'), await publish('bbbbbbb')] as const;
  await done('promote', ids[0]);
  const [alice, bob, carol] = await Promise.all(['alice', 'bob', 'carol'].map((name) => keysOf(name, 'root')));
  const pointers = await keysOf('on-call', 'pointers');
  const releases = await keysOf('builds', 'releases');
  assert.ok(alice && bob && carol);
  for (const { open } of [alice, bob, carol]) await done('root', 'add-key', 'root', open);
  await done('root', 'add-key', 'releases', releases.open);
  await done('root', 'add-key', 'pointers', pointers.open);
  await done('root', 'set-threshold', 'root', '2');
  return { ids, alice, bob, carol, pointers, releases };
};

describe('pnpm release root', () => {
  it('leads a registry of before to signed releases and pointers, and on to other keys', async () => {
    const { ids, alice, bob, carol, pointers, releases } = await makeRoot();
    await done('root', 'sign', alice.own);
    await refused(/is not signed by 2 of the keys/, 'root', 'publish');
    await done('root', 'sign', bob.own);
    await refused(
      /would not be trusted:\n.*pointers\.json is not signed.*renew\n.*release sign browse@/s,
      'root',
      'publish',
    );
    Object.assign(env, { RELEASE_KEY_FILE: releases.own, POINTERS_KEY_FILE: pointers.own });
    await done('sign', '--all');
    assert.match(await done('renew'), /signed until 20.* \(revision 2\)/);
    assert.match(
      await done('root', 'publish'),
      /published root 1\nDocument servers trust it with ROOT_FILE=.*root\.json/,
    );

    await done('promote', ids[1], '--because', 'faster');
    assert.match(await done('status'), /signed until 20/);
    const { POINTERS_KEY_FILE: _, ...without } = env;
    env = without;
    await refused(/What is live must be signed by a key .*POINTERS_KEY_FILE is not set/, 'rollback', 'browse');

    const next = await keysOf('next', 'pointers');
    await done('root', 'add-key', 'pointers', next.open);
    for (const { own } of [alice, carol]) await done('root', 'sign', own);
    await done('root', 'publish');
    env = { ...env, POINTERS_KEY_FILE: next.own };
    const former = /pointers {2,}([0-9a-f]{16})/.exec(await done('root', 'show'))?.[1] ?? '';
    await done('root', 'revoke-key', 'pointers', former);
    for (const { own } of [bob, carol]) await done('root', 'sign', own);
    await refused(/would not be trusted:\n.*pointers\.json is not signed/, 'root', 'publish');
    await done('renew', '--because', 'the key of the one on call was lost');
    assert.match(await done('root', 'publish'), /published root 3/);
    assert.match(await spawned('root', 'show'), /^Version 3, until 20.*\n.*\nroot .* 2\n/);
    env = { ...env, POINTERS_KEY_FILE: pointers.own };
    await refused(/must be signed by a key/, 'rollback', 'browse');
    env = { ...env, POINTERS_KEY_FILE: next.own };
    await done('rollback', 'browse');
    assert.match(await done('history', '--verify'), /^ok {7}5 records/);
  });

  it('says what it does not take', async () => {
    await keysOf('alice', 'root');
    await refused(/takes show, add-key/, 'root', 'shuffle');
    await refused(
      /A role is root, releases, pointers, overrides, not "kings"/,
      'root',
      'add-key',
      'kings',
      'alice/root-keys.pem',
    );
    await refused(/Name the file of a public key/, 'root', 'add-key', 'root', 'nobody.pem');
    await refused(/is no key of the root/, 'root', 'sign', 'alice/root-key.pem');
    await refused(/Name the file of the draft/, 'root', 'publish');
    await refused(/--role is releases, pointers, overrides, root/, 'keys', 'elsewhere', '--role', 'king');
  });
});

describe('pnpm release renew', () => {
  it('signs what somebody else wrote only when told to', async () => {
    const { ids, alice, bob, pointers, releases } = await makeRoot();
    Object.assign(env, { RELEASE_KEY_FILE: releases.own, POINTERS_KEY_FILE: pointers.own });
    await done('sign', '--all');
    await done('renew');
    for (const { own } of [alice, bob]) await done('root', 'sign', own);
    await done('root', 'publish');
    const file = join(bench.registry, 'pointers.json');
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace('"percent"', '"share"').replace('"by": "alice"', '"by": "mallory"'),
    );
    await refused(/is not signed by a key/, 'promote', ids[1]);
    await refused(/is not signed by a key/, 'renew');
    await refused(/is not signed by a key[\s\S]*Revision 2, changed/, 'status');
    await refused(/is not signed by a key[\s\S]*FAULTY {3}pointers\.json was edited/, 'history', '--verify');
    assert.match(await spawned('renew', '--unverified', '--after', '40', '--days', '7'), /revision 41/);
    await done('promote', ids[1]);
  });

  it('says that it cannot without a key', async () => {
    await done('promote', await publish('aaaaaaa'));
    assert.match(await done('renew'), /unsigned: no POINTERS_KEY_FILE \(revision 2\)/);
  });
});

describe('pnpm release history --verify', () => {
  it('names what was touched, with exit code 1', async () => {
    const [first, second] = [await publish('aaaaaaa'), await publish('bbbbbbb')];
    await done('promote', first);
    await done('promote', second);
    await done('rollback', 'browse');
    assert.match(await spawned('history', '--verify'), /^ok {7}3 records, each with the hash of the one before it/);
    const at = (revision: number): string => join(bench.registry, `history/${revision}.json`);
    await rename(at(3), join(folder, '3.json'));
    assert.match(await done('history', '--verify'), /^pending {2}history\/3\.json/);
    await copyFile(join(folder, '3.json'), at(3));
    await rm(at(2));
    await refused(/FAULTY {3}history\/2\.json is missing\n/, 'history', '--verify');
  });
});
