import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { describe, it } from 'node:test';
import { createKeyPair, parseSigningKey, type SigningKey } from './release-keys.ts';
import { parseNextRoot, parseTrustedRoot, type RoleName, type Root, type RootDocument, walkRoots } from './root.ts';
import { addKey, firstDraft, formatRoot, nextDraft, revokeKey, setThreshold, signDraft } from './root-draft.ts';
import { signJson } from './signed-json.ts';

const aKey = (): SigningKey => parseSigningKey(createKeyPair().privateKey, 'a test');
const [alice, bob, carol, mallory, releases, pointers] = [aKey(), aKey(), aKey(), aKey(), aKey(), aKey()];
const withKeys = (draft: RootDocument, role: RoleName, ...keys: readonly SigningKey[]): RootDocument =>
  keys.reduce((next, { key }) => addKey(next, role, createPublicKey(key)), draft);
const signedBy = (draft: RootDocument, ...keys: readonly SigningKey[]): RootDocument => ({
  ...draft,
  signatures: keys.map((key) => signJson(draft.signed, key)),
});

/** Two of three sign. */
const first = setThreshold(
  withKeys(withKeys(withKeys(firstDraft(), 'root', alice, bob, carol), 'releases', releases), 'pointers', pointers),
  'root',
  2,
);
const trusted = (): Root => parseTrustedRoot(formatRoot(signedBy(first, alice, bob)), 'root 1');
/** Carol's key is exchanged for another. */
const exchanged = (dave: SigningKey): RootDocument =>
  revokeKey(withKeys(nextDraft(first), 'root', dave), 'root', carol.id);
const next = (document: RootDocument): Root => parseNextRoot(formatRoot(document), trusted(), 'root 2');

describe('a root', () => {
  it('is trusted when enough of its own keys have signed it, each once', () => {
    assert.equal(trusted().version, 1);
    const unmet: readonly (readonly SigningKey[])[] = [
      [],
      [alice],
      [alice, alice],
      [alice, mallory],
      [alice, releases],
    ];
    for (const signers of unmet)
      assert.throws(
        () => parseTrustedRoot(formatRoot(signedBy(first, ...signers)), 'root 1'),
        /root 1 is not signed by 2 of the keys that are trusted here/,
      );
  });

  it('is refused when one word of it is another, or more than is known was added', () => {
    const text = formatRoot(signedBy(first, alice, bob));
    for (const changed of [
      text.replace('"threshold": 2', '"threshold": 1'),
      text.replace('"signed": {', '"signed": { "more": 1,'),
    ])
      assert.throws(() => parseTrustedRoot(changed, 'root 1'), /is not signed by/);
  });

  it('cannot list one key under two ids', () => {
    const { signed } = first;
    const own = signed.keys[alice.id];
    assert.ok(own);
    const twice: RootDocument = {
      signed: {
        ...signed,
        keys: { ...signed.keys, '0123456789abcdef': own },
        roles: { ...signed.roles, root: { keyids: [alice.id, '0123456789abcdef'], threshold: 2 } },
      },
      signatures: [],
    };
    const [{ sig } = { sig: '' }] = signedBy(twice, alice).signatures;
    const signatures = [alice.id, '0123456789abcdef'].map((keyid) => ({ keyid, sig }));
    assert.throws(() => parseTrustedRoot(formatRoot({ ...twice, signatures }), 'root 1'), /0123456789abcdef is no key/);
  });

  it('cannot list what is no key', () => {
    const { signed } = first;
    const nonsense = { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: 'nonsense' } } as const;
    const broken = { signed: { ...signed, keys: { ...signed.keys, [bob.id]: nonsense } }, signatures: [] };
    assert.throws(
      () => parseTrustedRoot(formatRoot(signedBy(broken, alice, carol)), 'root 1'),
      new RegExp(`${bob.id} is no key`),
    );
  });

  it('cannot have a threshold that its keys do not meet', () => {
    for (const threshold of [0, 4])
      assert.throws(
        () => parseTrustedRoot(formatRoot(signedBy(setThreshold(first, 'root', threshold), alice, bob)), 'root 1'),
        new RegExp(`${threshold} of 3 keys cannot sign as root`),
      );
    assert.throws(() => setThreshold(first, 'pointers', 2), /signed by one key/);
  });
});

describe('who may sign overrides', () => {
  const [maker, other] = [aKey(), aKey()];
  const signedRoot = (draft: RootDocument): Root => parseTrustedRoot(formatRoot(signedBy(draft, alice, bob)), 'root 1');

  it('is nobody, unless the root says so, and one key at a time', () => {
    assert.equal(trusted().roles.overrides, undefined);
    const both = withKeys(first, 'overrides', maker, other);
    assert.deepEqual([...(signedRoot(both).roles.overrides?.keys.keys() ?? [])], [maker.id, other.id]);
    assert.throws(() => setThreshold(both, 'overrides', 2), /Overrides are signed by one key/);
  });

  it('is nobody again when the last key was revoked, and the root is trusted as before', () => {
    const revoked = revokeKey(withKeys(first, 'overrides', maker), 'overrides', maker.id);
    assert.equal(signedRoot(revoked).roles.overrides, undefined);
    assert.equal(revoked.signed.keys[maker.id], undefined);
  });
});

describe('the next root', () => {
  it('is signed by a threshold of the old keys and of its own', () => {
    const dave = aKey();
    assert.deepEqual(
      [...next(signedBy(exchanged(dave), alice, bob)).roles.root.keys.keys()].sort(),
      [alice, bob, dave].map(({ id }) => id).sort(),
    );
    // Carol is old, Dave is new: of either root only one of these has signed besides Alice.
    assert.equal(next(signedBy(exchanged(dave), alice, carol, dave)).version, 2);
    const refused: readonly (readonly [readonly SigningKey[], RegExp])[] = [
      [[alice, dave], /of root 1\.$/],
      [[alice, carol], /of root 2\.$/],
      [[mallory, dave], /is not signed/],
      [[pointers, releases], /is not signed/],
    ];
    for (const [signers, reason] of refused) assert.throws(() => next(signedBy(exchanged(dave), ...signers)), reason);
  });

  it('has the next version, neither the same nor one that skips', () => {
    assert.throws(() => next(signedBy(first, alice, bob)), /is version 1, and 2 follows 1/);
    assert.throws(() => next(signedBy(nextDraft(nextDraft(first)), alice, bob)), /is version 3, and 2 follows 1/);
  });

  it('takes a signature only of a key of the old root or of its own', () => {
    const dave = aKey();
    const draft = exchanged(dave);
    const signed = [alice, carol, dave].reduce((each, key) => signDraft(each, key, first), draft);
    assert.equal(next(signed).version, 2);
    assert.throws(() => signDraft(draft, mallory, first), /is no key of the root/);
    assert.throws(() => signDraft(draft, pointers, first), /is no key of the root/);
    assert.throws(() => revokeKey(draft, 'root', carol.id), /is no key of root/);
  });
});

describe('the walk', () => {
  const second = nextDraft(first);
  const third = nextDraft(second);
  const walk = (...documents: readonly RootDocument[]) =>
    walkRoots(trusted(), {
      read: async (version) => {
        const found = documents.find(({ signed }) => signed.version === version);
        return found === undefined ? null : formatRoot(found);
      },
    });

  it('comes from the first root to the newest', async () => {
    const { root, fault } = await walk(signedBy(second, alice, bob), signedBy(third, bob, carol));
    assert.deepEqual([root.version, fault], [3, null]);
  });

  it('does not skip one, and stays before one that does not follow', async () => {
    assert.equal((await walk(signedBy(third, alice, bob))).root.version, 1);
    const { root, fault } = await walk(signedBy(second, alice, bob), signedBy(third, mallory, bob));
    assert.equal(root.version, 2);
    assert.match(String(fault), /roots\/3\.json is not signed/);
  });
});
