import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describePlatform } from '../../testing/test-platform.ts';
import { webClipProfile } from './downloads.api.ts';
import { DOWNLOAD_RESOURCES, PROFILE_PATH } from './resources.ts';

test('the profile opens the site it was asked from, under the brand’s name', () => {
  const profile = webClipProfile('Tala & Co', 'https://luna.example');
  assert.match(profile, /<string>Tala &amp; Co<\/string>/);
  assert.match(profile, /<string>https:\/\/luna\.example\/m\/home\?webclip=1<\/string>/);
});

test('the settings name each kind of download of the specification', () => {
  const kinds = DOWNLOAD_RESOURCES.map(({ resourceType }) => resourceType);
  assert.deepEqual(kinds.toSorted(), ['AppDownloadIcon', 'Android', 'IOS', 'MOBILECONFIG'].toSorted());
});

test('a profile replaces the one from the same site, not another site’s', () => {
  const idOf = (site: string) => /<string>(profile\.[^<]+)</.exec(webClipProfile('Tala', site))?.[1];
  assert.equal(idOf('https://a.example'), idOf('https://a.example'));
  assert.notEqual(idOf('https://a.example'), idOf('https://b.example'));
});

describePlatform('downloads', 'catalogue', (platform) => {
  const profileAt = (headers: Record<string, string>) => platform().api.app.request(PROFILE_PATH, { headers });

  test('the profile leads to the host that the document server names', async () => {
    const profile = await profileAt({ 'X-Forwarded-Host': 'luna.localhost:8080', 'X-Forwarded-Proto': 'https' });
    assert.match(await profile.text(), /<string>https:\/\/luna\.localhost:8080\/m\/home\?webclip=1<\/string>/);
  });

  test('a host that is none is refused', async () => {
    for (const host of ['%', 'a b', '[', '<x>'])
      assert.equal((await profileAt({ 'X-Forwarded-Host': host })).status, 400, host);
  });
});
