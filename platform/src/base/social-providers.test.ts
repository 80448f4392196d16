import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSocialProviders } from './social-providers.ts';

const GOOGLE = {
  SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com',
  SOCIAL_GOOGLE_CLIENT_ID: 'tala',
  SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
};

test('a provider is offered where it is named with id and secret, in production over https only', () => {
  assert.deepEqual(readSocialProviders({}), {});
  assert.deepEqual(readSocialProviders(GOOGLE), {
    google: { issuer: 'https://accounts.google.com', clientId: 'tala', clientSecret: 'secret' },
  });
  assert.throws(() => readSocialProviders({ ...GOOGLE, SOCIAL_GOOGLE_CLIENT_ID: '' }), /needs SOCIAL_GOOGLE_CLIENT_ID/);
  const bare = { ...GOOGLE, SOCIAL_GOOGLE_ISSUER: 'http://localhost:9', NODE_ENV: 'production' };
  assert.throws(() => readSocialProviders(bare), /https/);
});
