import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { releaseId } from '@shared-kernel/contracts/release/release';
import { createFolderStore, parseSigningKey, promote, type RegistryKeys, renew, rollback } from 'delivery/registry';
import { aBrowseRemote, aHost } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';
import { browseOf, documentOf, makeTrust, nextKey, runRoot, seen, type Trust } from '../testing/trust.ts';

const silent = (): void => undefined;
const MINUTE_DAYS = 1 / 24 / 60;
const SITE = [aHost(), aBrowseRemote(), aBrowseRemote({ version: '1.1.0' })];

let trust: Trust;
let home: string;
let keys: RegistryKeys;
let ROOT_FILE: string;
before(async () => {
  trust = await makeTrust();
  ({ home, keys, rootFile: ROOT_FILE } = trust);
});
after(() => trust.dispose());

const foreignKey = parseSigningKey(
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  'a test',
);
const runSite = () => runEdge(SITE, silent, { ROOT_FILE }, keys);
type Edge = Awaited<ReturnType<typeof runSite>>;

const pointersOf = ({ registry }: Edge): string => join(registry, 'pointers.json');

/** Signs releases as the site does, and pointers with this key, whatever was signed before. */
const signing = (pointersKey: RegistryKeys['pointersKey'] = keys.pointersKey): RegistryKeys => ({
  ...(keys.signingKey && { signingKey: keys.signingKey }),
  ...(pointersKey && { pointersKey }),
});

/** Asks for pages, as players do, until the server has said so. */
const refused = async (edge: Edge, detail: RegExp): Promise<void> => {
  while (!edge.lines.some((line) => line.event === 'pointers.refused' && detail.test(String(line.detail)))) {
    await documentOf(edge.url);
    await nextTurn();
  }
};
/** As who may change the folder without a key for it, or with another: what is live would be 1.0.0. */
const rollBackWith = (edge: Edge, own: RegistryKeys, validDays?: number) =>
  rollback(createFolderStore(edge.registry, own, { validDays }), ['browse']);

describe('a document server with a root', () => {
  const attacks: readonly (readonly [string, (edge: Edge) => Promise<unknown>, RegExp])[] = [
    ['unsigned', (edge) => rollBackWith(edge, {}), /is not signed by a key/],
    ["signed by a stranger's key", (edge) => rollBackWith(edge, signing(foreignKey)), /is not signed by a key/],
    ["signed by the releases' key", (edge) => rollBackWith(edge, signing(keys.signingKey)), /is not signed by a key/],
    [
      'with a signature of other pointers',
      async (edge) => {
        const { signatures } = await edge.store.readPointers();
        await rollBackWith(edge, {});
        const forged = JSON.parse(await readFile(pointersOf(edge), 'utf8'));
        await writeFile(pointersOf(edge), JSON.stringify({ ...forged, signatures, expires: '2099-01-01T00:00:00Z' }));
      },
      /is not signed by a key/,
    ],
    [
      'replayed: of an earlier day, with their good signature',
      (edge) => copyFile(`${pointersOf(edge)}.old`, pointersOf(edge)),
      /revision 2 is older than 3, which is served/,
    ],
    [
      'downgraded: other ones of a revision that was seen, by the right key',
      async (edge) => {
        await copyFile(`${pointersOf(edge)}.old`, pointersOf(edge));
        await rm(join(edge.registry, 'history/3.json'));
        await renew(edge.store);
      },
      /revision 3 is served already, with other content/,
    ],
    ['that expired before they came', (edge) => rollBackWith(edge, keys, -6 * MINUTE_DAYS), /revision 4 has expired/],
  ];
  for (const [what, attack, detail] of attacks) {
    test(`refuses pointers ${what}, says so, and serves the last good ones`, async () => {
      const edge = await runEdge(SITE.slice(0, 2), silent, { ROOT_FILE }, keys);
      await using _ = edge;
      await copyFile(pointersOf(edge), `${pointersOf(edge)}.old`);
      await edge.promote(aBrowseRemote({ version: '1.1.0' }));
      await seen(edge.url, 3);
      await attack(edge);
      await refused(edge, detail);
      assert.equal(browseOf(await documentOf(edge.url)), '1.1.0');
      // What was refused has changed nothing: later ones with the right signature are taken over.
      await renew(createFolderStore(edge.registry, signing(), { after: 9 }));
      assert.equal((await seen(edge.url, 10)).revision, 10);
    });
  }

  test("serves no release that the pointers' key has signed: whoever is on call chooses among releases", async () => {
    await using edge = await runSite();
    const { pointersKey } = keys;
    const own = createFolderStore(edge.registry, { ...(pointersKey && { signingKey: pointersKey, pointersKey }) });
    const stranger = aBrowseRemote({ version: '1.2.0', files: {} });
    await own.addRelease(stranger, null);
    const { revision } = await promote(own, [releaseId(stranger)]);
    assert.equal(browseOf(await seen(edge.url, revision)), '1.1.0');
    assert.match(String((await edge.said('release.unreadable')).detail), /browse@1\.2\.0\+\w+ is not signed by a key/);
  });

  test('takes over pointers that expired by less than clocks may differ', async () => {
    await using edge = await runSite();
    const { revision } = await rollBackWith(edge, keys, -4 * MINUTE_DAYS);
    assert.equal(browseOf(await seen(edge.url, revision)), '1.0.0');
  });

  test('that starts with expired pointers serves them, with an alarm, until they are renewed', async () => {
    await using edge = await runEdge(SITE, silent, { ROOT_FILE }, keys, { validDays: -1 });
    assert.equal(browseOf(await documentOf(edge.url)), '1.1.0');
    assert.match(String((await edge.said('pointers.expired')).detail), /^revision 3: 20/);
    assert.equal((await fetch(`${edge.url}/_ready`)).status, 200);
    const { revision } = await renew(createFolderStore(edge.registry, keys));
    assert.equal(browseOf(await seen(edge.url, revision)), '1.1.0');
  });

  test('that starts with forged pointers serves none of them', async () => {
    await using edge = await runEdge(SITE, silent, { ROOT_FILE }, signing(foreignKey));
    assert.equal((await fetch(`${edge.url}/m/_release`)).status, 503);
    assert.match(String((await edge.said('pointers.unreadable')).detail), /is not signed by a key/);
    assert.equal((await fetch(`${edge.url}/_ready`)).status, 503);
  });

  test('does not start with a root that its keys have not signed', async () => {
    const file = join(home, 'forged.json');
    await writeFile(file, (await readFile(ROOT_FILE, 'utf8')).replace(/"expires": "\d/, '"expires": "3'));
    await assert.rejects(runEdge(SITE, silent, { ROOT_FILE: file }, keys), /ROOT_FILE is not signed by a key/);
  });
});

describe('roots that follow', () => {
  const root = (edge: Edge, ...lines: readonly string[]): Promise<void> => runRoot(trust, edge.registry, ...lines);

  test('let another key sign the pointers, and then it alone, while the server runs', async () => {
    await using edge = await runSite();
    const { file, key } = await nextKey(trust);
    await root(edge, `add-key pointers ${file}`, `sign ${trust.rootKey}`, 'publish');
    const renewed = await renew(createFolderStore(edge.registry, signing(key)));
    assert.equal((await seen(edge.url, renewed.revision)).revision, renewed.revision);

    await root(edge, `revoke-key pointers ${keys.pointersKey?.id}`, `sign ${trust.rootKey}`, 'publish');
    await rollBackWith(edge, signing());
    await refused(edge, /is not signed by a key/);
    assert.equal(browseOf(await documentOf(edge.url)), '1.1.0');
    const { revision } = await renew(createFolderStore(edge.registry, signing(key)));
    assert.equal((await seen(edge.url, revision)).revision, revision);
  });

  test('are followed from the first one by a server that starts', async () => {
    await using edge = await runSite();
    const { file, key } = await nextKey(trust);
    await root(edge, `add-key pointers ${file}`, `sign ${trust.rootKey}`, 'publish');
    await renew(createFolderStore(edge.registry, signing(key)));
    await root(edge, `revoke-key pointers ${keys.pointersKey?.id}`, `sign ${trust.rootKey}`, 'publish');
    await using second = await runEdge([], silent, { ROOT_FILE, REGISTRY: edge.registry });
    assert.equal(browseOf(await documentOf(second.url)), '1.1.0');
    // Without the second root the third one follows nothing: whom it lists counts for nobody.
    await rm(join(edge.registry, 'roots/2.json'));
    await using third = await runEdge([], silent, { ROOT_FILE, REGISTRY: edge.registry });
    assert.equal((await fetch(`${third.url}/m/_release`)).status, 503);
  });

  test('that have expired go on counting, with an alarm: they must keep nobody from rolling back', async () => {
    await using edge = await runSite();
    const draft = join(home, 'draft.json');
    await root(edge, 'renew');
    await writeFile(draft, (await readFile(draft, 'utf8')).replace(/"expires": "\d{4}/, '"expires": "2020'));
    await root(edge, `sign ${trust.rootKey}`, 'publish');
    const { revision } = await rollBackWith(edge, keys);
    assert.equal(browseOf(await seen(edge.url, revision)), '1.0.0');
    assert.match(String((await edge.said('root.expired')).detail), /^version 2: 2020/);
  });

  test('are refused when the root before has not signed them, and nothing changes', async () => {
    await using edge = await runSite();
    const forged = JSON.parse(await readFile(ROOT_FILE, 'utf8'));
    forged.signed.version = 2;
    await edge.store.roots.create(2, JSON.stringify(forged));
    const { revision } = await renew(createFolderStore(edge.registry, signing()));
    assert.equal(browseOf(await seen(edge.url, revision)), '1.1.0');
    assert.match(String((await edge.said('root.refused')).detail), /roots\/2\.json is not signed/);
  });
});
