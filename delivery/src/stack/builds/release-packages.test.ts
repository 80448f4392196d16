import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createFolderStore, liveOf, promote, publishRelease, retire, rollback } from '../../registry/registry.ts';
import { createWorkbench, type Workbench } from '../../registry/testing/sample-build.ts';
import { heardProgress } from '../testing/heard-progress.ts';
import { releasePackages } from './release-packages.ts';

let bench: Workbench;
let said: readonly string[];
beforeEach(async () => {
  bench = await createWorkbench();
});
afterEach(() => bench.dispose());

const release = async (build: string, policy?: 'checkout' | 'new'): Promise<void> => {
  const heard = heardProgress();
  said = heard.said;
  await releasePackages(createFolderStore(bench.registry), [build], heard.progress, policy);
};
/** With what the sources were at a commit. */
const buildOf = (sources: string, commit = sources): Promise<string> =>
  bench.remote({ commit }, { 'entry.0123456789.js': `export const of = "${sources}";` });
const start = async (commit: string, policy?: 'checkout' | 'new'): Promise<void> =>
  release(await buildOf(commit), policy);
const pointers = () => createFolderStore(bench.registry).readPointers();
const liveBrowse = async () => liveOf(await pointers()).browse;

describe('a start', () => {
  it('says what went live, and that nothing did, by what the pointers were before', async () => {
    await start('aaaaaaa');
    assert.deepEqual(said, ['live: browse@1.0.0+aaaaaaa (revision 1)']);
    await start('aaaaaaa');
    assert.deepEqual(said, ['live as before (revision 1)']);
  });

  it('leaves alone what was taken back, and says so', async () => {
    await start('aaaaaaa');
    await start('bbbbbbb');
    await rollback(createFolderStore(bench.registry), ['browse']);
    await start('bbbbbbb');
    assert.equal(await liveBrowse(), 'browse@1.0.0+aaaaaaa');
    assert.deepEqual(said, [
      'live as before (revision 3)',
      'browse@1.0.0+bbbbbbb was taken back; browse@1.0.0+aaaaaaa stays live. To change that: pnpm release promote browse@1.0.0+bbbbbbb',
    ]);
  });

  it('leaves alone what a person made live by name, but for a new build', async () => {
    await start('aaaaaaa');
    const store = createFolderStore(bench.registry);
    const { id } = await publishRelease(store, await buildOf('bbbbbbb'));
    await promote(store, [id]);
    await start('aaaaaaa');
    assert.equal(await liveBrowse(), id);
    assert.match(said.at(-1) ?? '', /browse@1\.0\.0\+aaaaaaa was published before; browse@1\.0\.0\+bbbbbbb stays live/);
    await start('ccccccc');
    assert.equal(await liveBrowse(), 'browse@1.0.0+ccccccc');
    await start('aaaaaaa');
    assert.equal(await liveBrowse(), 'browse@1.0.0+aaaaaaa', 'nobody chose it');
  });

  it('leaves out a package that was taken out, also when it was built anew', async () => {
    await start('aaaaaaa');
    await retire(createFolderStore(bench.registry), 'browse');
    await start('bbbbbbb', 'new');
    assert.equal(await liveBrowse(), undefined);
    assert.match(said.at(-1) ?? '', /was taken back; nothing stays live/);
  });

  it("shows the checkout's sources, though another release was live", async () => {
    await start('aaaaaaa');
    await start('bbbbbbb');
    await start('aaaaaaa');
    assert.equal(await liveBrowse(), 'browse@1.0.0+aaaaaaa');
    await start('bbbbbbb');
    assert.equal(await liveBrowse(), 'browse@1.0.0+bbbbbbb', 'nobody took it back');
  });
});

describe("a container's start", () => {
  it('makes live what the registry did not have, and else changes nothing', async () => {
    await start('aaaaaaa', 'new');
    assert.equal(await liveBrowse(), 'browse@1.0.0+aaaaaaa');
    const store = createFolderStore(bench.registry);
    const { id } = await publishRelease(store, await buildOf('bbbbbbb'));
    await promote(store, [id]);
    await start('aaaaaaa', 'new');
    assert.equal(await liveBrowse(), id, 'released by its own team meanwhile');
    assert.match(said.at(-1) ?? '', /browse@1\.0\.0\+aaaaaaa was published before; browse@1\.0\.0\+bbbbbbb stays live/);
  });

  it('makes live what was published and never went live, when nothing else is', async () => {
    await publishRelease(createFolderStore(bench.registry), await buildOf('aaaaaaa'));
    await start('aaaaaaa', 'new');
    assert.equal(await liveBrowse(), 'browse@1.0.0+aaaaaaa');
  });

  it('leaves a package alone that a later commit did not change', async () => {
    const store = createFolderStore(bench.registry);
    await start('aaaaaaa', 'new');
    await release(await buildOf('aaaaaaa', 'bbbbbbb'), 'new');
    assert.deepEqual(said, ['live as before (revision 1)']);
    assert.deepEqual(await store.listReleases('browse'), ['browse@1.0.0+aaaaaaa']);
    await release(await buildOf('bbbbbbb', 'ccccccc'), 'new');
    assert.equal(await liveBrowse(), 'browse@1.0.0+ccccccc');
    await release(await buildOf('aaaaaaa', 'ddddddd'), 'new');
    assert.equal(await liveBrowse(), 'browse@1.0.0+ddddddd', 'a change that was undone in the sources');
  });

  it('leaves alone what was taken back, also when a later commit did not change it', async () => {
    await start('aaaaaaa', 'new');
    await start('bbbbbbb', 'new');
    await rollback(createFolderStore(bench.registry), ['browse']);
    await release(await buildOf('bbbbbbb', 'ccccccc'), 'new');
    assert.equal(await liveBrowse(), 'browse@1.0.0+aaaaaaa');
    assert.match(said.at(-1) ?? '', /browse@1\.0\.0\+bbbbbbb was taken back; browse@1\.0\.0\+aaaaaaa stays live/);
  });
});
