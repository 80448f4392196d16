import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getAnnouncements, readAnnouncement } from '@shared-kernel/contracts/browse/content';
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

  const HOME = { types: 'PL', groupName: 'm_home', platform: 'M', merchantCode: 'tala', language: 'EN' } as const;

  test('what a member has opened is read, for that member, however often it is told', async () => {
    const [reader, other] = [await platform().signedIn(), await platform().signedIn()];
    const { notices, footer } = await reader.value(getAnnouncements, HOME);
    assert.ok(notices.length >= 3);
    assert.equal(footer.unreadCount, notices.length);
    assert.ok(notices.every(({ isRead }) => isRead === false));
    const id = 'tala/payout-hours';
    for (let times = 0; times < 2; times += 1) await reader.value(readAnnouncement, { id });
    const after = await reader.value(getAnnouncements, HOME);
    assert.equal(after.footer.unreadCount, notices.length - 1);
    assert.deepEqual(
      after.notices.filter(({ isRead }) => isRead).map((notice) => notice.id),
      [id],
    );
    assert.equal((await other.value(getAnnouncements, HOME)).footer.unreadCount, notices.length);
  });

  test('a guest is told of nothing read or unread, and reads nothing', async () => {
    const guest = platform().client();
    const { notices, footer } = await guest.value(getAnnouncements, HOME);
    assert.ok(notices.every((notice) => !('isRead' in notice)));
    assert.equal(footer.unreadCount, 0);
    assert.equal((await guest.call(readAnnouncement, { id: 'tala/payout-hours' })).status, 401);
  });

  test('a trial gets no pop-up that promotes: it has no rewards; a member does, and both get the rest', async () => {
    const promote = async (browser: ReturnType<ReturnType<typeof platform>['client']>) => {
      const { banners, popups } = await browser.value(getAnnouncements, { ...HOME, types: 'B,PU' });
      const isPromoting = popups.some(({ promotionType }) => promotionType === 'REWARD');
      return { isPromoting, banners: banners.length, others: popups.filter((popup) => !popup.promotionType).length };
    };
    const trial = platform().client();
    trial.token = (await trial.value(startTrial, {})).token;
    const ofMember = await promote(await platform().signedIn());
    assert.ok(ofMember.isPromoting && ofMember.banners > 0 && ofMember.others > 0);
    assert.deepEqual(await promote(trial), { ...ofMember, isPromoting: false });
  });

  test('the announcement of another merchant is none', async () => {
    const reader = await platform().signedIn();
    const refused = await reader.call(readAnnouncement, { id: 'luna/moonlight-tables' });
    assert.deepEqual([refused.status, refused.errorCode], [404, 'not.found']);
  });

  test('brands tell their own news beside what all tell, in both languages', async () => {
    const titles = async (merchant: string, language: 'EN' | 'TY') =>
      (
        await platform()
          .client(merchant)
          .value(getAnnouncements, { ...HOME, merchantCode: merchant, language })
      ).notices.map(({ title }) => title);
    const [tala, luna, mabuhay] = await Promise.all(['tala', 'luna', 'mabuhay'].map((code) => titles(code, 'EN')));
    assert.equal(new Set([...(tala ?? []), ...(luna ?? []), ...(mabuhay ?? [])]).size, 8);
    assert.equal(new Set([...(tala ?? []), ...(await titles('tala', 'TY'))]).size, 12);
  });
});
