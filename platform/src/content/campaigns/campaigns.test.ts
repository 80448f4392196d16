import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { joinPromotion } from '@shared-kernel/contracts/browse/promotions';
import type { Language } from '@shared-kernel/contracts/system/values';
import { DAY_MS } from '@shared-kernel/node/durations';
import { eq } from '../../database/orm.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { announcements } from '../home/home.tables.ts';
import { campaignJoins, campaigns } from './campaigns.tables.ts';
import { seasonOf } from './season.ts';

describePlatform('campaigns', 'catalogue', (platform) => {
  const ask = (merchant = 'tala', language: Language = 'EN') =>
    ({ types: 'PR', groupName: 'm_home', platform: 'M', merchantCode: merchant, language }) as const;
  const listOf = async (merchant?: string, language?: Language) =>
    (await platform().client(merchant).value(getAnnouncements, ask(merchant, language))).promotions;
  const keysOf = async (merchant: string) => (await listOf(merchant)).map(({ id }) => id);

  /** One of tala's own, from now: days until it begins and ends. */
  const aCampaign = async (
    key: string,
    begins: number,
    ends: number | null,
    repeatsEveryDays: number | null = null,
  ) => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    const words = { title: key, body: '' };
    const page = { content: '', audience: '', terms: '' };
    await platform()
      .db.insert(announcements)
      .values({
        id: `test/${key}`,
        merchant: 'tala',
        type: 'PR',
        groupName: 'm_test',
        sort: 0,
        wording: { EN: words, TY: words },
        publishedAt: at(0),
      });
    await platform()
      .db.insert(campaigns)
      .values({
        announcementId: `test/${key}`,
        key,
        category: 'slots',
        startsAt: at(begins),
        endsAt: ends === null ? null : at(ends),
        repeatsEveryDays,
        action: 'join',
        wording: { EN: page, TY: page },
      });
  };
  const listed = async () =>
    (
      await platform()
        .client()
        .value(getAnnouncements, { ...ask(), groupName: 'm_test' })
    ).promotions.map(({ id }) => id);

  test('each brand has its own beside those of all', async () => {
    const [tala, luna, mabuhay] = await Promise.all(['tala', 'luna', 'mabuhay'].map(keysOf));
    const common = ['lantern-season', 'reef-cup', 'court-finals', 'harvest-week'];
    assert.deepEqual(tala?.toSorted(), [...common, 'first-deposit', 'ticket-draw'].toSorted());
    assert.deepEqual(luna?.toSorted(), [...common, 'moonlight-rebate'].toSorted());
    assert.deepEqual(mabuhay?.toSorted(), [...common, 'first-deposit'].toSorted());
  });

  test('says the same in both languages: same pages, same links, other words', async () => {
    const [english, filipino] = await Promise.all([listOf('tala', 'EN'), listOf('tala', 'TY')]);
    const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    for (const [index, one] of english.entries()) {
      const other = filipino[index];
      assert.deepEqual([other?.id, other?.startsAt, other?.endsAt], [one.id, one.startsAt, one.endsAt]);
      assert.notEqual(other?.title, one.title);
      assert.notEqual(other?.terms, one.terms);
      assert.deepEqual(links(other?.content ?? ''), links(one.content));
    }
  });

  test('a member joins once; it is shown to that member alone, in both languages', async () => {
    const [member, other] = [await platform().signedIn(), await platform().signedIn()];
    const id = 'lantern-season';
    const first = await member.value(joinPromotion, { id });
    assert.deepEqual(await member.value(joinPromotion, { id }), first);
    const joined = async (client: typeof member, language: Language) =>
      (await client.value(getAnnouncements, ask('tala', language))).promotions
        .filter(({ isJoined }) => isJoined)
        .map((promotion) => promotion.id);
    assert.deepEqual(await joined(member, 'EN'), [id]);
    assert.deepEqual(await joined(member, 'TY'), [id]);
    assert.deepEqual(await joined(other, 'EN'), []);
  });

  test('two presses at once are one', async () => {
    const member = await platform().signedIn();
    const answers = await Promise.all([1, 2, 3].map(() => member.call(joinPromotion, { id: 'reef-cup' })));
    assert.ok(answers.every(({ success }) => success));
    const rows = await platform().db.select().from(campaignJoins);
    assert.equal(rows.filter(({ announcementId }) => announcementId.endsWith('reef-cup')).length, 1);
  });

  test('refuses what cannot be joined, and says why', async () => {
    await aCampaign('over', -9, -1);
    await aCampaign('early', 1, null);
    const member = await platform().signedIn();
    const refusal = async (id: string) => {
      const { status, errorCode } = await member.call(joinPromotion, { id });
      return [status, errorCode];
    };
    assert.deepEqual(await refusal('over'), [409, 'promotion.ended']);
    assert.deepEqual(await refusal('early'), [409, 'promotion.early']);
    assert.deepEqual(await refusal('first-deposit'), [409, 'promotion.byDeposit']);
    assert.deepEqual(await refusal('moonlight-rebate'), [404, 'not.found']);
    assert.deepEqual(await refusal('nothing'), [404, 'not.found']);
  });

  test('who has joined stays so after the end', async () => {
    const member = await platform().signedIn();
    await aCampaign('closing', -9, 1);
    const joined = await member.value(joinPromotion, { id: 'closing' });
    await platform()
      .db.update(campaigns)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(eq(campaigns.announcementId, 'test/closing'));
    assert.deepEqual(await member.value(joinPromotion, { id: 'closing' }), joined);
  });

  test('who has joined one season joins the next anew, once', async () => {
    const member = await platform().signedIn();
    await aCampaign('weekly', -5, 1, 7);
    const inTest = { ...ask(), groupName: 'm_test' };
    const shown = async () =>
      (await member.value(getAnnouncements, inTest)).promotions.find(({ id }) => id === 'weekly');
    const first = await member.value(joinPromotion, { id: 'weekly' });
    assert.equal((await shown())?.isJoined, true);
    const begins = new Date(Date.now() - 9 * DAY_MS);
    const mine = eq(campaigns.announcementId, 'test/weekly');
    await platform().db.update(campaigns).set({ startsAt: begins }).where(mine);
    await platform()
      .db.update(campaignJoins)
      .set({ joinedAt: new Date(Date.now() - 8 * DAY_MS) })
      .where(eq(campaignJoins.announcementId, 'test/weekly'));
    const now = await shown();
    assert.equal(now?.isJoined, false);
    assert.equal(now?.startsAt, new Date(begins.getTime() + 7 * DAY_MS).toISOString());
    const answers = await Promise.all([1, 2].map(() => member.call(joinPromotion, { id: 'weekly' })));
    assert.ok(answers.every(({ success }) => success));
    const { joinedAt } = await member.value(joinPromotion, { id: 'weekly' });
    assert.ok(Number(joinedAt && Date.parse(joinedAt)) > Number(first.joinedAt && Date.parse(first.joinedAt)));
    assert.equal((await shown())?.isJoined, true);
  });

  test('a year on, every brand still has campaigns to join, seasons among them', async () => {
    const brands = await brandsOf(platform().db);
    const rows = await platform().db.select().from(campaigns);
    for (const { code } of brands) {
      const own = rows.filter(({ announcementId }) => announcementId.startsWith(`${code}/`));
      const inAYear = new Date(Date.now() + 365 * DAY_MS);
      const open = own
        .map((campaign) => seasonOf(campaign, inAYear))
        .filter(({ endsAt }) => !endsAt || endsAt > inAYear);
      assert.ok(open.filter(({ endsAt }) => endsAt).length >= 1 && open.length >= 2, code);
    }
  });

  test('one that is over is listed for 30 days', async () => {
    await aCampaign('just-over', -60, -29);
    await aCampaign('long-over', -60, -31);
    const keys = await listed();
    assert.ok(keys.includes('just-over'));
    assert.ok(!keys.includes('long-over'));
  });
});
