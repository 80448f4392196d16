import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { releaseId } from '@shared-kernel/contracts/release/release';
import { createFolderStore, parseSigningKey, promote } from 'delivery/registry';
import { aBrowseRemote, aHost } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';
import { browseOf, documentOf, seen } from '../testing/trust.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
  publicKeyEncoding: { format: 'der', type: 'spki' },
});
const RELEASE_KEYS = publicKey.toString('base64');
const signed = { signingKey: parseSigningKey(privateKey, 'a test') };
const silent = (): void => undefined;

test('what no trusted key has signed is not served, and the last good release stays', async () => {
  await using edge = await runEdge([aHost(), aBrowseRemote()], silent, { RELEASE_KEYS }, signed);
  assert.equal(browseOf(await documentOf(edge.url)), '1.0.0');

  const unsigned = createFolderStore(edge.registry);
  const stranger = aBrowseRemote({ version: '1.1.0', files: {} });
  await unsigned.addRelease(stranger, null);
  const { revision } = await promote(unsigned, [releaseId(stranger)]);
  assert.equal(browseOf(await seen(edge.url, revision)), '1.0.0');

  const tampered = aBrowseRemote({ version: '1.2.0' });
  await edge.store.addRelease(tampered, null);
  const file = join(edge.registry, 'releases/browse/1.2.0+abc1234/release.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('sha384-browse-entry.js', 'sha384-another.js'));
  const next = await promote(unsigned, [releaseId(tampered)]);
  assert.equal(browseOf(await seen(edge.url, next.revision)), '1.0.0');

  await edge.promote(aBrowseRemote({ version: '1.3.0' }));
  const { revision: last } = await edge.store.readPointers();
  assert.equal(browseOf(await seen(edge.url, last)), '1.3.0');
});

test('a key that is none keeps the document server from starting', async () => {
  await assert.rejects(
    runEdge([aHost()], silent, { RELEASE_KEYS: 'nonsense' }),
    /RELEASE_KEYS is no public Ed25519 key/,
  );
});
