import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getConsolidatedSettings, getHelpCenter } from '@shared-kernel/contracts/system/system';
import { describePlatform } from '../../testing/test-platform.ts';

describePlatform('help', 'catalogue', (platform) => {
  test('the help centre has the same articles in both languages, and every link in them is a page of the site', async () => {
    const client = platform().client();
    const [english, filipino] = await Promise.all([
      client.value(getHelpCenter, { language: 'EN', device: 'MOBILE' }),
      client.value(getHelpCenter, { language: 'TY' }),
    ]);
    assert.equal(english.items.length, filipino.items.length);
    assert.notEqual(english.items[0]?.title, filipino.items[0]?.title);
    const links = (content: string) => [...content.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    for (const [index, { content }] of english.items.entries()) {
      assert.deepEqual(links(content), links(filipino.items[index]?.content ?? ''));
      for (const link of links(content)) assert.match(link ?? '', /^\/m\//);
    }
  });

  test('a brand has articles under its own name, and of its own', async () => {
    const [tala, luna] = await Promise.all(
      ['tala', 'luna'].map((merchant) => platform().client(merchant).value(getHelpCenter, { language: 'EN' })),
    );
    const titles = (help: typeof tala) => help?.items.map(({ title }) => title).join('\n') ?? '';
    assert.match(titles(tala), /at Tala\?/);
    assert.match(titles(luna), /at Luna\?/);
    assert.match(titles(luna), /moonlight/);
    assert.doesNotMatch(titles(tala), /moonlight|Luna|\{name\}/);
  });

  test('customer service says when its chats are manned; what says nothing always is', async () => {
    const { customerService } = await platform().client().value(getConsolidatedSettings, { language: 'EN' });
    const hours = customerService.map(({ type, opensAt, closesAt }) => [type, opensAt, closesAt]);
    assert.deepEqual(hours[0], ['LIVECHAT', undefined, undefined]);
    assert.deepEqual(hours.at(-1), ['FACEBOOK', '08:00', '23:00']);
  });
});
