import assert from 'node:assert/strict';
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { promote } from '../live/promote.ts';
import { publishRelease } from '../live/publish.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { RegistryKeys } from '../store/places.ts';
import { eachRegistry, type TestRegistry } from '../testing/each-registry.ts';
import type { Workbench } from '../testing/sample-build.ts';
import { ownKeyFiles, readRegistryKeys } from './key-files.ts';
import { makeKeysIfNone, writeKeyPair } from './make-keys.ts';
import { createKeyPair, parseSigningKey, parseTrustedKeys } from './release-keys.ts';

const ID = 'browse@1.0.0+aaaaaaa';
const aPair = () => {
  const { privateKey, publicKey } = createKeyPair();
  return { privateKey, publicKey, signingKey: parseSigningKey(privateKey, 'a test') };
};
const [ours, next, foreign] = [aPair(), aPair(), aPair()];
const trusting = (...pairs: readonly { publicKey: string }[]) =>
  parseTrustedKeys(pairs.map(({ publicKey }) => publicKey).join(''), 'a test');

eachRegistry((openRegistry) => {
  let registry: TestRegistry;
  let bench: Workbench;
  beforeEach(async () => {
    registry = await openRegistry();
    ({ bench } = registry);
  });
  afterEach(() => bench.dispose());

  const store = (keys: RegistryKeys = {}): ReleaseStore => registry.open(keys);
  const signing = ({ signingKey }: typeof ours): ReleaseStore => store({ signingKey });
  const reading = (...pairs: readonly (typeof ours)[]): ReleaseStore => store({ trustedKeys: trusting(...pairs) });
  const at = (file: string, folder = '1.0.0+aaaaaaa'): string => registry.at(join('releases/browse', folder, file));
  const NOT_SIGNED = /browse@1\.0\.0\+\w+ is not signed by a key that is trusted here \([0-9a-f]{16}\)/;

  describe('a signed release', () => {
    it('is read by whoever trusts the key, and by nobody who trusts another', async () => {
      await publishRelease(signing(ours), await bench.remote());
      assert.equal((await reading(ours).readRelease(ID))?.name, 'browse');
      await assert.rejects(reading(foreign).readRelease(ID), NOT_SIGNED);
    });

    it('is not read when one byte of it is another, or when its signatures are gone or nonsense', async () => {
      await publishRelease(signing(ours), await bench.remote());
      const text = await readFile(at('release.json'), 'utf8');
      await writeFile(at('release.json'), text.replace('^1.0.0', '^1.0.1'));
      await assert.rejects(reading(ours).readRelease(ID), NOT_SIGNED);
      await writeFile(at('release.json'), text);
      assert.ok(await reading(ours).readRelease(ID));
      for (const nonsense of ['', '[]', '{"key":1}', '[{"key":"x","signature":"y"}]']) {
        await writeFile(at('signatures.json'), nonsense);
        await assert.rejects(reading(ours).readRelease(ID), NOT_SIGNED, nonsense);
      }
      await rm(at('signatures.json'));
      await assert.rejects(reading(ours).readRelease(ID), NOT_SIGNED);
    });

    it('is not read under the name of another: an old one cannot pass for a new one', async () => {
      await publishRelease(signing(ours), await bench.remote());
      await cp(dirname(at('release.json')), dirname(at('release.json', '1.0.0+bbbbbbb')), { recursive: true });
      await assert.rejects(
        reading(ours).readRelease('browse@1.0.0+bbbbbbb'),
        /says that it is browse@1\.0\.0\+aaaaaaa, not browse@1\.0\.0\+bbbbbbb/,
      );
    });

    it('is what goes live, and nothing else, where keys are known', async () => {
      await publishRelease(store(), await bench.remote());
      await assert.rejects(promote(reading(ours), [ID]), NOT_SIGNED);
      assert.deepEqual((await store().readPointers()).packages, {});
    });
  });

  describe('a threshold', () => {
    it('is met by so many keys, each of which counts once', async () => {
      await publishRelease(signing(ours), await bench.remote());
      const both = { ...trusting(ours, next), threshold: 2 };
      await assert.rejects(
        store({ trustedKeys: both }).readRelease(ID),
        /is not signed by 2 of the keys that are trusted/,
      );
      const list = JSON.parse(await readFile(at('signatures.json'), 'utf8'));
      await writeFile(at('signatures.json'), JSON.stringify([...list, ...list]));
      await assert.rejects(store({ trustedKeys: both }).readRelease(ID), /is not signed by 2 of the keys/);
      await signing(next).signRelease(ID);
      assert.ok(await store({ trustedKeys: both }).readRelease(ID));
    });
  });

  describe('a change of keys', () => {
    it('goes by trusting both, signing anew, and trusting the new one alone', async () => {
      await publishRelease(signing(ours), await bench.remote());
      await publishRelease(signing(next), await bench.remote({ commit: 'bbbbbbb' }));
      const both = reading(ours, next);
      assert.ok((await both.readRelease(ID)) && (await both.readRelease('browse@1.0.0+bbbbbbb')));
      await signing(next).signRelease(ID);
      assert.ok(await reading(next).readRelease(ID));
      assert.ok(await reading(ours).readRelease(ID), 'the former signature stays beside it');
    });

    it('a release that was published unsigned is signed when it is published again', async () => {
      await publishRelease(store(), await bench.remote());
      const { isNew } = await publishRelease(signing(ours), await bench.remote());
      assert.equal(isNew, false);
      assert.ok(await reading(ours).readRelease(ID));
    });

    it('never signs what is not as it was published', async () => {
      await publishRelease(store(), await bench.remote());
      await writeFile(at('entry.0123456789.js'), 'another script');
      await assert.rejects(signing(ours).signRelease(ID), /is not signed:\n.*entry\.0123456789\.js is not what/s);
      await assert.rejects(reading(ours).readRelease(ID), NOT_SIGNED);
    });

    it('never signs what says more than this schema reads', async () => {
      await publishRelease(store(), await bench.remote());
      const release = JSON.parse(await readFile(at('release.json'), 'utf8'));
      await writeFile(at('release.json'), JSON.stringify({ ...release, redirect: 'https://elsewhere.example' }));
      await assert.rejects(signing(ours).signRelease(ID), /says more than a release of this schema/);
      await assert.rejects(publishRelease(signing(ours), await bench.remote()), /already published with other content/);
    });

    it('needs a key', async () => {
      await publishRelease(store(), await bench.remote());
      await assert.rejects(store().signRelease(ID), /no key to sign with/);
    });
  });

  describe('the keys of a registry', () => {
    const derOf = (pem: string): string => pem.replace(/-----[^-]+-----|\s/g, '');

    it('come from the environment, as PEM, as one line or as a file', async () => {
      const file = join(dirname(bench.registry), 'key.pem');
      await writeFile(file, ours.privateKey);
      for (const environment of [
        { RELEASE_KEY: ours.privateKey },
        { RELEASE_KEY: derOf(ours.privateKey) },
        { RELEASE_KEY_FILE: file },
      ]) {
        const { signingKey, trustedKeys } = await readRegistryKeys(bench.registry, environment);
        assert.equal(signingKey?.id, ours.signingKey.id);
        assert.deepEqual([...(trustedKeys?.keys.keys() ?? [])], [ours.signingKey.id], 'who signs is trusted');
      }
      const RELEASE_KEYS = `${derOf(ours.publicKey)} ${derOf(next.publicKey)}`;
      const { trustedKeys } = await readRegistryKeys(bench.registry, { RELEASE_KEYS });
      assert.deepEqual([...(trustedKeys?.keys.keys() ?? [])], [ours.signingKey.id, next.signingKey.id]);
    });

    it('are refused when they are none, without a word of them', async () => {
      const secret = derOf(ours.publicKey);
      await assert.rejects(readRegistryKeys(bench.registry, { RELEASE_KEY: secret }), (error: Error) => {
        assert.match(error.message, /RELEASE_KEY is no private Ed25519 key/);
        assert.ok(!error.message.includes(secret));
        return true;
      });
      await assert.rejects(readRegistryKeys(bench.registry, { RELEASE_KEYS: 'x' }), /no public Ed25519 key/);
      await assert.rejects(readRegistryKeys(bench.registry, { RELEASE_KEYS_FILE: '/no/such' }), /cannot be read/);
    });

    it('are made once for a registry that has none, the private one for its owner alone', async () => {
      assert.deepEqual(await readRegistryKeys(bench.registry, {}), {});
      assert.equal(await makeKeysIfNone(bench.registry, {}), true);
      const made = await readRegistryKeys(bench.registry, {});
      assert.equal(await makeKeysIfNone(bench.registry, {}), false);
      assert.equal((await readRegistryKeys(bench.registry, {})).signingKey?.id, made.signingKey?.id);
      const { privateKey, publicKeys } = ownKeyFiles(bench.registry);
      const modes = [
        privateKey,
        dirname(privateKey),
        publicKeys,
        dirname(publicKeys),
        dirname(dirname(publicKeys)),
      ].map(async (path) => ((await stat(path)).mode & 0o777).toString(8));
      const open = (0o777 & ~process.umask()).toString(8);
      const readable = (0o666 & ~process.umask()).toString(8);
      assert.deepEqual(await Promise.all(modes), ['600', '700', readable, open, open]);
    });

    it('are never written over: not the private one, and not the list of those that are trusted', async () => {
      const files = ownKeyFiles(bench.registry);
      await makeKeysIfNone(bench.registry, {});
      await assert.rejects(writeKeyPair(files), /release-key\.pem is there already/);
      await rm(files.privateKey);
      await assert.rejects(makeKeysIfNone(bench.registry, {}), /release-keys\.pem is there already/);
    });

    it('are not made where the environment has one', async () => {
      assert.equal(await makeKeysIfNone(bench.registry, { RELEASE_KEY: ours.privateKey }), false);
      await assert.rejects(stat(ownKeyFiles(bench.registry).privateKey), /ENOENT/);
    });
  });
});
