import assert from 'node:assert/strict';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, afterEach, before, beforeEach, it } from 'node:test';
import { type BucketServer, startBucketServer } from '../registry/testing/bucket-server.ts';
import { createWorkbench, type Workbench } from '../registry/testing/sample-build.ts';
import type { ScriptResult } from '../workspace/run-program.ts';
import { runRelease, spawnRelease } from './testing/run-release.ts';

let server: BucketServer;
let bench: Workbench;
let folder: string;
let env: Record<string, string>;
before(async () => {
  server = await startBucketServer();
});
after(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  bench = await createWorkbench();
  folder = await mkdtemp(join(dirname(bench.registry), 'work-'));
  env = { ...server.env, REGISTRY: `s3://tala/${folder.slice(-6)}`, RELEASED_BY: 'alice' };
});
afterEach(async () => {
  server.fail('none');
  await bench.dispose();
});

const release = (...args: string[]): Promise<ScriptResult> => runRelease(args, { cwd: folder, env });
const done = async (...args: string[]): Promise<string> => {
  const { code, output } = await release(...args);
  assert.equal(code, 0, output);
  return output;
};
const buildBrowse = async (commit: string): Promise<void> => {
  const build = await bench.remote({ commit });
  const place = join(folder, 'remote-browse');
  await bench.packageAt(place);
  await rm(join(place, 'dist'), { recursive: true, force: true });
  await rename(build, join(place, 'dist'));
};

it('publishes, promotes, rolls back, shows, checks and prunes in a bucket as in a folder', async () => {
  for (const commit of ['aaaaaaa', 'bbbbbbb']) {
    await buildBrowse(commit);
    assert.match(await done('publish', 'browse'), /published browse@/);
    await done('promote', `browse@1.0.0+${commit}`, '--because', 'new');
  }
  assert.match(await done('rollback', 'browse'), /live again: browse@1\.0\.0\+aaaaaaa \(revision 3\)/);
  assert.match(await done('status'), /1\.0\.0\+aaaaaaa\s+live[\s\S]*1\.0\.0\+bbbbbbb\s+taken back/);
  assert.match(await done('history', '--verify'), /ok {7}3 records/);
  assert.match(await done('diff', '1', '2'), /browse@1\.0\.0\+aaaaaaa -> browse@1\.0\.0\+bbbbbbb/);
  assert.match(await done('verify', '--all'), /ok {6}browse@1\.0\.0\+aaaaaaa/);
  assert.match(await done('check', 'browse'), /0 proven/);
  assert.match(await done('prune', '--days', '0', '--keep', '0', '--yes'), /removed {2}browse@1\.0\.0\+bbbbbbb/);
});

it('has its keys in the environment alone, and its root from the first one on', async () => {
  await buildBrowse('aaaaaaa');
  const all = await release('all');
  assert.equal(all.code, 1);
  assert.match(all.output, /has no folder beside it for keys of its own: .* set RELEASE_KEY_FILE/);
  for (const role of ['releases', 'pointers', 'root']) await done('keys', join(folder, 'keys'), '--role', role);
  const key = (name: string): string => join(folder, 'keys', name);
  env = { ...env, RELEASE_KEY_FILE: key('release-key.pem'), POINTERS_KEY_FILE: key('pointers-key.pem') };
  for (const [role, file] of [
    ['releases', 'release-keys.pem'],
    ['pointers', 'pointers-keys.pem'],
    ['root', 'root-keys.pem'],
  ] as const)
    await done('root', 'add-key', role, key(file));
  await done('root', 'sign', key('root-key.pem'));
  await done('publish', 'browse');
  await done('promote', 'browse@1.0.0+aaaaaaa');
  assert.match(await done('root', 'publish'), /Document servers trust it with ROOT_FILE=.*\/root\.json/);
  env = { ...env, ROOT_FILE: join(folder, 'root.json') };
  assert.equal(JSON.parse(await readFile(env.ROOT_FILE ?? '', 'utf8')).signed.version, 1);
  assert.match(await done('renew'), /signed until .* \(revision 2\)/);
  assert.match(await done('root', 'show'), /Version 1/);

  const { POINTERS_KEY_FILE: _, ...withoutKey } = env;
  env = withoutKey;
  const refused = await release('retire', 'browse');
  assert.match(refused.output, /must be signed by a key that is trusted here .*POINTERS_KEY_FILE is not set/);
});

it('says what is wrong with the bucket, without a stack', async () => {
  for (const [registry, said] of [
    ['s3://nowhere/registry', /s3:\/\/nowhere\/registry: NoSuchBucket/],
    ['s3://', /is no bucket: write it as s3:\/\/bucket\/prefix/],
  ] as const) {
    const { code, output } = await spawnRelease(['status', '--registry', registry], { cwd: folder, env });
    assert.equal(code, 1);
    assert.match(output, said);
    assert.doesNotMatch(output, /at .*\.ts:\d+/);
  }
  server.fail('failing');
  assert.match((await release('status')).output, /s3:\/\/tala\/\w+: InternalError/);
});
