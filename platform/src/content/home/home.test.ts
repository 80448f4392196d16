import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAnnouncements } from 'shared-kernel/contracts/content';
import { describePlatform } from '../../testing/test-platform.ts';
import { announcements } from './home.tables.ts';

const wording = { title: 'Monday rebate', body: '<p>For everyone.</p>' };

describePlatform('home', 'catalogue', (platform) => {
  test('promotions come apart from banners, and only to who asks for their type', async () => {
    await platform()
      .db.insert(announcements)
      .values(
        (['B', 'PR'] as const).map((type, sort) => ({
          id: `home-test-${type}`,
          merchant: 'tala',
          type,
          groupName: 'home_test',
          sort,
          wording: { EN: wording, TY: wording },
          publishedAt: new Date(0),
        })),
      );
    const ask = { groupName: 'home_test', platform: 'M', merchantCode: 'tala', language: 'EN' } as const;
    const both = await platform()
      .client()
      .value(getAnnouncements, { ...ask, types: 'B,PR' });
    assert.deepEqual(
      [both.banners, both.promotions].map((list) => list.map(({ id }) => id)),
      [['home-test-B'], ['home-test-PR']],
    );
    const banners = await platform()
      .client()
      .value(getAnnouncements, { ...ask, types: 'B' });
    assert.deepEqual(banners.promotions, []);
  });
});
