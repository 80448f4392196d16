import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createWorkbench, type Workbench } from '../registry/testing/sample-build.ts';
import type { ScriptResult } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { runRelease, spawnRelease } from './testing/run-release.ts';

let bench: Workbench;
let packages: string;
beforeEach(async () => {
  bench = await createWorkbench();
  packages = dirname(bench.registry);
});
afterEach(() => bench.dispose());

/** Runs the command in a workspace with one package, `remote-browse`. */
const release = (...args: string[]): Promise<ScriptResult> =>
  runRelease([...args, '--registry', bench.registry], { cwd: packages });
/** The same as a person would: in a process of its own. */
const spawned = (...args: string[]): Promise<ScriptResult> =>
  spawnRelease([...args, '--registry', bench.registry], { cwd: packages });

const buildBrowse = async (commit: string): Promise<void> => {
  const build = await bench.remote({ commit });
  const folder = join(packages, 'remote-browse');
  await bench.packageAt(folder);
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  await rename(build, join(folder, 'dist'));
};

describe('pnpm release', () => {
  it('publishes by the name of the remote, makes live, and shows it', async () => {
    await buildBrowse('aaaaaaa');
    assert.match((await spawned('publish', 'browse')).output, /published browse@1\.0\.0\+aaaaaaa/);
    assert.match((await release('publish', 'remote-browse')).output, /published before: nothing to do/);
    const promoted = await spawned('promote', 'browse@1.0.0+aaaaaaa');
    assert.equal(promoted.code, 0);
    assert.match((await spawned('status')).output, /browse\s+1\.0\.0\+aaaaaaa\s+live\s+\d+ seconds? ago/);
  });

  it('rolls back, shows who did what, goes to a former state, and takes a package out', async () => {
    for (const commit of ['aaaaaaa', 'bbbbbbb']) {
      await buildBrowse(commit);
      await release('publish', 'browse');
      await release('promote', `browse@1.0.0+${commit}`);
    }
    assert.match((await release('rollback', 'browse')).output, /live again: browse@1\.0\.0\+aaaaaaa \(revision 3\)/);
    assert.match((await release('status')).output, /1\.0\.0\+bbbbbbb\s+taken back/);
    assert.match((await release('rollback', '--to', '2')).output, /live again: browse@1\.0\.0\+bbbbbbb/);
    assert.match((await release('retire', 'browse')).output, /browse is taken out \(revision 5\)/);
    const { output } = await release('history');
    assert.match(output, /5\s+\S+\s+\S+@\S+\s+retire\s+browse taken out/);
    assert.match(output, /3\s+\S+\s+\S+@\S+\s+rollback\s+browse@1\.0\.0\+aaaaaaa/);
  });

  it('says who is pinned to another release than what goes live or back, and how that ends', async () => {
    for (const commit of ['aaaaaaa', 'bbbbbbb']) {
      await buildBrowse(commit);
      await release('publish', 'browse');
    }
    const [first, bad] = ['browse@1.0.0+aaaaaaa', 'browse@1.0.0+bbbbbbb'];
    await release('promote', first);
    await release('pin', first, '--merchant', 'tala', '--until', '30d');
    const tried = await release('promote', bad, '--percent', '10', '--merchant', 'tala', '--dry-run');
    assert.match(tried.output, /canary .*\n {2}tala is pinned to browse@1\.0\.0\+aaaaaaa until/);
    await release('promote', bad, '--percent', '10');
    await release('pin', bad, '--merchant', 'luna', '--until', '30d');
    const { output } = await release('abort', 'c3');
    assert.match(output, /c3 has ended .*\n {2}luna is pinned to \S+bbbbbbb, which is taken back, until/);
    assert.doesNotMatch(output, /tala/);
    assert.match(
      (await release('promote', bad)).output,
      /live: .*\n {2}tala is pinned to browse@1\.0\.0\+aaaaaaa until/,
    );
    assert.match(
      (await release('rollback', 'browse')).output,
      /live again: .*\n {2}luna is pinned to \S+bbbbbbb, which is taken back, until \S+: pnpm release unpin browse --merchant luna\n$/,
    );
  });

  it('says without doing it what a change would do, and keeps why it was done', async () => {
    await buildBrowse('aaaaaaa');
    await release('publish', 'browse');
    const tried = await release('promote', 'browse@1.0.0+aaaaaaa', '--dry-run');
    assert.match(tried.output, /not done, but possible: live: browse@1\.0\.0\+aaaaaaa/);
    assert.match((await release('history')).output, /Nothing has been live yet/);
    const refused = await release('promote', 'browse@1.0.0+bbbbbbb', '--dry-run');
    assert.equal(refused.code, 1);
    await release('promote', 'browse@1.0.0+aaaaaaa', '--because', 'the winners page is faster');
    assert.match((await release('history')).output, /promote\s+browse@1\.0\.0\+aaaaaaa\s+the winners page is faster/);
  });

  it('says what two releases, or two revisions, do not have in common', async () => {
    for (const commit of ['aaaaaaa', 'bbbbbbb']) {
      await buildBrowse(commit);
      await release('publish', 'browse');
      await release('promote', `browse@1.0.0+${commit}`);
    }
    const shown = await release('diff', '1', '2');
    assert.match(shown.output, /^browse: browse@1\.0\.0\+aaaaaaa -> browse@1\.0\.0\+bbbbbbb\n {2}the same\n/);
    assert.match(shown.output, /new to fetch +0 +0\n/);
    const { output } = await release('diff', 'browse@1.0.0+aaaaaaa', 'browse@1.0.0+bbbbbbb', '--json');
    assert.deepEqual(JSON.parse(output)[0].difference.routes, { added: [], removed: [], changed: [] });
    assert.equal((await release('diff', '2', '2')).output, 'The same releases are live.\n');
  });

  it('steers who gets a release, and says it as tables and for programs', async () => {
    for (const commit of ['aaaaaaa', 'bbbbbbb']) {
      await buildBrowse(commit);
      await release('publish', 'browse');
    }
    await release('promote', 'browse@1.0.0+aaaaaaa');
    const started = await release('promote', 'browse@1.0.0+bbbbbbb', '--percent', '10', '--merchant', 'luna');
    assert.match(started.output, /canary c2: browse@1\.0\.0\+bbbbbbb for 10 % at luna \(revision 2\)/);
    assert.match((await release('raise', 'c2', '--percent', '50')).output, /for 50 % at luna \(revision 3\)/);
    assert.equal((await release('hold', 'c2')).code, 1);
    assert.match((await release('hold', 'c2', '--because', 'errors')).output, /c2 is held/);
    const pinned = await release('pin', 'browse@1.0.0+aaaaaaa', '--merchant', 'tala', '--until', '30d');
    assert.match(pinned.output, /tala keeps browse@1\.0\.0\+aaaaaaa until 20/);
    assert.match(
      (await release('freeze', '--until', '48h', '--because', 'fiesta')).output,
      /f6: nothing new goes live/,
    );
    const refused = await release('resume', 'c2');
    assert.match(refused.output, /Nothing new goes live until .*: fiesta \(f6, by/);
    assert.equal(refused.code, 1);

    const { output } = await release('status');
    assert.match(output, /c2\s+browse@1\.0\.0\+bbbbbbb\s+50 %\s+luna.*held: errors/);
    assert.match(output, /tala\s+browse@1\.0\.0\+aaaaaaa\s+20/);
    const shown = JSON.parse((await release('status', '--json')).output);
    assert.deepEqual([shown.canaries.length, shown.pins.length, shown.freezes.length], [1, 1, 1]);

    assert.match((await release('unfreeze', 'f6')).output, /f6 has ended/);
    assert.match((await release('unpin', 'browse', '--merchant', 'tala')).output, /tala gets the live browse/);
    assert.match((await release('abort', 'c2')).output, /c2 has ended/);
    assert.match(
      (await release('pin', 'browse@1.0.0+aaaaaaa', '--merchant', 'tala', '--until', 'soon')).output,
      /takes a time/,
    );
    assert.match((await release('freeze', '--until', '48h')).output, /--because is missing/);
  });

  it('publishes no build of this workspace whose sources have changed since', async () => {
    await mkdir(join(WORKSPACE, '.site'), { recursive: true });
    const folder = await mkdtemp(join(WORKSPACE, '.site/stale-'));
    try {
      await bench.packageAt(folder);
      await rename(await bench.remote({ commit: '35183253.faf695b0' }), join(folder, 'dist'));
      const { code, output } = await release('publish', folder);
      assert.equal(code, 1);
      assert.match(output, /browse: dist\/ was built from other sources than there are now/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('takes the registry from the environment, as containers have it', async () => {
    const { output } = await spawnRelease(['status'], { cwd: packages, env: { REGISTRY: join(packages, 'empty') } });
    assert.match(output, /Nothing is published yet/);
  });

  it('signs and verifies with the keys that it made, and names what is not as published', async () => {
    const keys = join(packages, 'keys');
    assert.match((await release('keys', keys)).output, /To verify with: RELEASE_KEYS_FILE=.*release-keys\.pem/);
    const env = {
      RELEASE_KEY_FILE: join(keys, 'release-key.pem'),
      RELEASE_KEYS_FILE: join(keys, 'release-keys.pem'),
      REGISTRY: bench.registry,
    };
    const withKeys = (...args: string[]) => runRelease(args, { cwd: packages, env });
    await buildBrowse('aaaaaaa');
    await release('publish', 'browse');
    const unsigned = await withKeys('verify', 'browse');
    assert.equal(unsigned.code, 1);
    assert.match(unsigned.output, /FAULTY {2}browse@1\.0\.0\+aaaaaaa\n {2}.*is not signed by a key/);
    assert.match((await withKeys('sign', '--all')).output, /signed browse@1\.0\.0\+aaaaaaa/);
    assert.match((await withKeys('verify', '--all')).output, /^ok {6}browse@1\.0\.0\+aaaaaaa/);
    await rm(join(bench.registry, 'releases/browse/1.0.0+aaaaaaa/entry.0123456789.js'));
    const broken = await withKeys('verify', 'browse@1.0.0+aaaaaaa');
    assert.equal(broken.code, 1);
    assert.match(broken.output, /entry\.0123456789\.js is missing/);
  });

  it('names what can go and removes it when told to, and reads a stack', async () => {
    for (const commit of ['aaaaaaa', 'bbbbbbb']) {
      await buildBrowse(commit);
      await release('publish', 'browse');
    }
    const rule = ['prune', '--days', '0', '--keep', '1'];
    assert.match((await release(...rule)).output, /would go {2}browse@1\.0\.0\+aaaaaaa\nNothing was removed/);
    assert.match((await release(...rule, '--yes')).output, /^removed {2}browse@1\.0\.0\+aaaaaaa\n$/);
    assert.match((await release(...rule)).output, /There is nothing to remove/);

    const stack = join(packages, 'stack.txt');
    await writeFile(stack, 'Error\n    at https://b.example/1.0.0+bbbbbbb/entry.0123456789.js:1:1\n');
    assert.match((await release('stack', stack)).output, /From browse@1\.0\.0\+bbbbbbb/);
  });

  it('explains a refusal without a stack, with exit code 1', async () => {
    const refusals: [string[], RegExp][] = [
      [['publish', 'nothing'], /There is no package "nothing"/],
      [['promote', 'browse'], /is not a release: write it as name@version\+commit/],
      [['promote', 'browse@1.0.0+fffffff'], /is not published/],
      [['rollback', 'browse'], /no live release.*pnpm release promote <release>/],
      [['verify'], /Name releases or packages, or --all/],
      [['prune', '--days', 'many'], /--days takes a whole number, not "many"/],
      [['rollback'], /Name the packages to roll back, or --to <revision>/],
      [['rollback', '--to', 'yesterday'], /--to takes the number of a revision.*"yesterday" is none/],
    ];
    for (const [index, [args, message]] of refusals.entries()) {
      const { code, output } = await (index === 0 ? spawned : release)(...args);
      assert.equal(code, 1, args.join(' '));
      assert.match(output, message);
      assert.doesNotMatch(output, /at .*\.ts:\d+/);
    }
  });

  it('answers what it does not understand with exit code 2', async () => {
    assert.equal((await spawned('publish')).code, 2);
    assert.equal((await release('status', '--colour')).code, 2);
    assert.equal((await release()).code, 2);
    const unknown = await spawned('frobnicate');
    assert.equal(unknown.code, 2);
    assert.match(unknown.output, /pnpm release has no command "frobnicate"/);
  });
});
