import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFirebase } from './firebase-access.ts';

const PROJECT = { FIREBASE_PROJECT: 'tala-site', FIREBASE_API_KEY: 'public' };

test('numbers may be proved by a project that is named with its key, in production over https only', () => {
  assert.equal(readFirebase({}), undefined);
  const access = readFirebase(PROJECT);
  assert.deepEqual([access?.project, access?.apiKey], ['tala-site', 'public']);
  assert.equal(access?.origin, 'https://identitytoolkit.googleapis.com');
  assert.match(access?.keysUrl ?? '', /^https:\/\/www\.googleapis\.com\//);
  assert.throws(() => readFirebase({ FIREBASE_PROJECT: 'tala-site' }), /needs FIREBASE_API_KEY/);
  assert.throws(() => readFirebase({ ...PROJECT, FIREBASE_KEYS_URL: 'keys' }), /FIREBASE_KEYS_URL/);
  for (const bare of [{ FIREBASE_ORIGIN: 'http://localhost:9' }, { FIREBASE_KEYS_URL: 'http://localhost:9/keys' }]) {
    assert.ok(readFirebase({ ...PROJECT, ...bare }));
    assert.throws(() => readFirebase({ ...PROJECT, ...bare, NODE_ENV: 'production' }), /https/);
  }
});
