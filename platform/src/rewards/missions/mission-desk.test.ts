import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { getMissions } from '@shared-kernel/contracts/member/leaderboard';
import { auditEvents } from '../../audit/audit.tables.ts';
import { and, eq } from '../../database/orm.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { missions } from './missions.tables.ts';

const FORM = {
  merchant: 'tala',
  'title-EN': 'Deposit <b>₱750</b>',
  'title-TY': 'Magdeposito ng ₱750',
  period: 'week',
  metric: 'deposits',
  category: '',
  target: '750',
  amount: '7.50',
  turnover: '2',
};

describePlatform('the desk of missions', 'catalogue', (platform) => {
  const press = (form: Readonly<Record<string, string>>) =>
    platform()
      .client()
      .fetch('/missions', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
  const write = (more: Readonly<Record<string, string>> = {}) => press({ ...FORM, ...more, write: 'mission' });
  const written = () => platform().db.select().from(missions).where(eq(missions.target, 75_000n));
  const turnPromotion = (isEnabled: boolean) =>
    platform()
      .db.update(promotions)
      .set({ isEnabled })
      .where(and(eq(promotions.merchant, 'tala'), eq(promotions.key, 'MISSION')));
  before(() => turnPromotion(true));

  test('says who gets it, writes it once in both languages, ends it; the audit has both', async () => {
    const browser = await platform().signedIn();
    const asked = await (await write()).text();
    assert.match(
      asked,
      /each of \d+ members of tala who reaches ₱750\.00 of deposits in a week gets ₱7\.50, to be bet 2 times\. Write/,
    );
    assert.ok(asked.includes('&lt;b&gt;') && !asked.includes('<b>₱'), 'a text, not markup');
    assert.deepEqual(await written(), [], 'a question writes nothing');
    const answers = await Promise.all([write({ sure: 'yes' }), write({ sure: 'yes' })]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 400]);
    const [mission, ...more] = await written();
    assert.deepEqual([mission?.amount, mission?.turnoverTimes, mission?.category, more], [750n, 2, null, []]);
    const titles = async (language: 'EN' | 'TY') =>
      (await browser.value(getMissions, { language })).list.map(({ title }) => title);
    assert.ok((await titles('EN')).includes(FORM['title-EN']));
    assert.ok((await titles('TY')).includes(FORM['title-TY']));
    assert.equal((await press({ sure: 'yes', end: String(mission?.id) })).status, 303);
    assert.ok(!(await titles('EN')).includes(FORM['title-EN']));
    const kept = await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'mission.changed'));
    assert.deepEqual(
      kept.map(({ details }) => details.isOn),
      [true, false],
    );
  });

  test('begins again after a question, and never beside one like it', async () => {
    const isOn = async () =>
      (await platform().db.select().from(missions).where(eq(missions.target, 90_000n)).orderBy(missions.id)).map(
        (mission) => mission.isOn,
      );
    await write({ target: '900', sure: 'yes' });
    const [first] = await platform().db.select().from(missions).where(eq(missions.target, 90_000n));
    const turn = (act: 'begin' | 'end') => press({ sure: 'yes', [act]: String(first?.id) });
    await turn('end');
    assert.match(
      await (await press({ begin: String(first?.id) })).text(),
      /who reaches ₱900\.00 of deposits in a week gets ₱7\.50, to be bet 2 times\. Begin/,
    );
    assert.deepEqual(await isOn(), [false], 'a question begins nothing');
    assert.equal((await turn('begin')).status, 303);
    assert.deepEqual(await isOn(), [true]);
    await turn('end');
    await write({ target: '900', sure: 'yes' });
    const refused = await turn('begin');
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /There is a mission like it already/);
    assert.deepEqual(await isOn(), [false, true]);
  });

  test('says that nobody sees it while the promotion is off', async () => {
    await turnPromotion(false);
    assert.match(
      await (await write({ target: '800' })).text(),
      /Nobody sees it before the promotion MISSION of tala begins/,
    );
    await turnPromotion(true);
  });

  for (const [name, more, sentence] of [
    ['a title in one language', { 'title-TY': ' ' }, /The title is needed in both languages/],
    ['no target', { target: '0' }, /&quot;0&quot; is no target/],
    ['half a round', { metric: 'rounds', target: '1.5' }, /&quot;1\.5&quot; is no target/],
    ['no amount', { amount: 'many' }, /&quot;many&quot; is no amount/],
    ['too much turnover', { turnover: '11' }, /The turnover is 0 to 10 times/],
    ['a category of deposits', { category: 'RNG' }, /Deposits belong to no category/],
    ['another period', { period: 'year' }, /&quot;year&quot; is none of day, week/],
    ['another brand', { merchant: 'nobody', sure: 'yes' }, /There is no brand nobody/],
  ] as const)
    test(`refuses ${name} with a sentence`, async () => {
      const before = await platform().db.$count(missions);
      const answer = await write({ sure: 'yes', ...more });
      assert.equal(answer.status, 400);
      assert.match(await answer.text(), sentence);
      assert.equal(await platform().db.$count(missions), before);
    });
});
