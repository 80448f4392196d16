import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webClipProfile } from './downloads.api.ts';

test('the profile opens the site it was asked from, under the brand’s name', () => {
  const profile = webClipProfile('Tala & Co', 'https://luna.example');
  assert.match(profile, /<string>Tala &amp; Co<\/string>/);
  assert.match(profile, /<string>https:\/\/luna\.example\/m\/home<\/string>/);
});

test('a profile replaces the one from the same site, not another site’s', () => {
  const idOf = (site: string) => /<string>(profile\.[^<]+)</.exec(webClipProfile('Tala', site))?.[1];
  assert.equal(idOf('https://a.example'), idOf('https://a.example'));
  assert.notEqual(idOf('https://a.example'), idOf('https://b.example'));
});
