import assert from 'node:assert/strict';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { releaseId } from '@shared-kernel/contracts/release/release';
import { createFolderStore, promote, renew, rollback } from 'delivery/registry';
import { aBrowseRemote, aHost } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';
import { browseOf, documentOf, makeTrust, rotatePointersKey, seen, type Trust } from '../testing/trust.ts';

const silent = (): void => undefined;
const OLDER = '1.0.0';
const NEWER = '1.1.0';

let trust: Trust;
let home: string;
before(async () => {
  trust = await makeTrust();
  home = await mkdtemp(join(tmpdir(), 'state-'));
});
after(() => Promise.all([trust.dispose(), rm(home, { recursive: true, force: true })]));

/** A registry that outlives its servers, with a newer release live and a signed copy of the pointers before it. */
const aRegistry = async () => {
  const registry = await mkdtemp(join(home, 'registry-'));
  const store = createFolderStore(registry, trust.keys);
  const add = async (release: ReturnType<typeof aHost> | ReturnType<typeof aBrowseRemote>): Promise<void> => {
    await store.addRelease({ ...release, files: {} }, null);
    await promote(store, [releaseId(release)]);
  };
  await add(aHost());
  await add(aBrowseRemote());
  const pointers = join(registry, 'pointers.json');
  await copyFile(pointers, join(registry, 'old.json'));
  await add(aBrowseRemote({ version: NEWER }));
  const env = { REGISTRY: registry, ROOT_FILE: trust.rootFile, STATE: await mkdtemp(join(home, 'state-')) };
  return { registry, pointers, old: join(registry, 'old.json'), store, env };
};
type Site = Awaited<ReturnType<typeof aRegistry>>;

const start = (env: Readonly<Record<string, string>>) => runEdge([], silent, env);
/** Runs a server until it has seen the newest pointers, and ends it. */
const runOnce = async ({ env }: Site, revision = 3): Promise<void> => {
  await using edge = await start(env);
  assert.equal(browseOf(await seen(edge.url, revision)), NEWER);
};

describe('a document server that starts anew', () => {
  const attacks: readonly (readonly [string, (site: Site) => Promise<unknown>, RegExp])[] = [
    ['replayed pointers', ({ old, pointers }) => copyFile(old, pointers), /revision 2 is older than 3/],
    [
      'other pointers of a revision that it has seen',
      async ({ old, pointers, registry, store }) => {
        await copyFile(old, pointers);
        await rm(join(registry, 'history/3.json'));
        await renew(store);
      },
      /revision 3 is served already, with other content/,
    ],
    [
      'pointers that have expired',
      ({ registry }) => rollback(createFolderStore(registry, trust.keys, { validDays: -1 }), ['browse']),
      /revision 4 has expired/,
    ],
    ['no pointers', ({ pointers }) => rm(pointers), /ENOENT/],
    ['half a document', ({ pointers }) => writeFile(pointers, '{"schema":'), /SyntaxError/],
  ];
  for (const [what, attack, detail] of attacks) {
    test(`and finds ${what} serves what it served before, and says so`, async () => {
      const site = await aRegistry();
      await runOnce(site);
      await attack(site);
      await using edge = await start(site.env);
      assert.equal(browseOf(await documentOf(edge.url)), NEWER);
      const events = edge.lines.filter(({ event }) => /^pointers\.(refused|unreadable)$/.test(event));
      assert.match(String(events[0]?.detail), detail);
      // What comes later with the right signature is taken over.
      await writeFile(site.pointers, await readFile(join(site.env.STATE, 'pointers.json')));
      const { revision } = await rollback(createFolderStore(site.registry, trust.keys, { after: 9 }), ['browse']);
      assert.equal(browseOf(await seen(edge.url, revision)), OLDER);
    });
  }

  test('goes on refusing a key that was revoked, though the root that said so is gone', async () => {
    const site = await aRegistry();
    const next = await rotatePointersKey(trust, site.registry);
    await renew(createFolderStore(site.registry, { pointersKey: next }));
    await runOnce(site, 4);
    for (const version of [2, 3]) await rm(join(site.registry, `roots/${version}.json`));
    const { pointersKey } = trust.keys;
    await rollback(createFolderStore(site.registry, { ...(pointersKey && { pointersKey }) }), ['browse']);
    await using edge = await start(site.env);
    assert.equal(browseOf(await documentOf(edge.url)), NEWER);
    assert.match(String((await edge.said('pointers.refused')).detail), /is not signed by a key/);

    // The same server without its state believes the thief.
    await using forgetful = await start({ ...site.env, STATE: '' });
    assert.equal(browseOf(await documentOf(forgetful.url)), OLDER);
  });

  test('says when it cannot keep what it has seen, or read what it kept, and serves', async () => {
    const site = await aRegistry();
    const file = join(home, 'a-file');
    await writeFile(file, '');
    await using unable = await start({ ...site.env, STATE: file });
    assert.equal(browseOf(await documentOf(unable.url)), NEWER);
    assert.match(String((await unable.said('state.unwritable')).detail), /a-file/);

    const { STATE } = site.env;
    await writeFile(join(STATE, 'pointers.json'), 'nonsense');
    await using edge = await start(site.env);
    assert.equal(browseOf(await documentOf(edge.url)), NEWER);
    await edge.said('state.unreadable');
    assert.equal(JSON.parse(await readFile(join(STATE, 'pointers.json'), 'utf8')).revision, 3);
  });
});
