import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as inbox from '@shared-kernel/contracts/member/inbox';
import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import { DAY_MS, HOUR_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../../areas.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { rowsOf } from '../../database/database.ts';
import { eq, sql } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { countUnread, pageOfMails } from './inbox.ts';
import { broadcastStates, broadcasts, messages } from './mail.tables.ts';

const words = (text: string) => ({ EN: text, TY: `${text} (TY)` });
const PAGE = { pageNo: 1, pageSize: 20, language: 'EN' } as const;

describeOnBothDatabases('mail', 'catalogue', (platform) => {
  const aReader = async () => {
    const { id, username, password } = await platform().member({});
    const browser = platform().client();
    await browser.logIn(username, password);
    return { id: Number(id), username, browser };
  };
  const mailTo = async (memberId: number, subject = 'Hello', sentAt = new Date()) => {
    const row = { memberId, subject: words(subject), body: words('Body'), sentAt };
    const [sent] = await platform().db.insert(messages).values(row).returning({ id: messages.id });
    return `m${sent?.id}`;
  };
  const press = (form: Readonly<Record<string, string>>) =>
    platform()
      .client()
      .fetch('/mail', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...form, send: 'mail' }).toString(),
      });
  const toAll = (subject: string, more: Readonly<Record<string, string>> = {}) => ({
    merchant: 'tala',
    to: 'all',
    'subject-EN': subject,
    'subject-TY': `${subject} (TY)`,
    'body-EN': 'For all.',
    'body-TY': 'Para sa lahat.',
    ...more,
  });
  const subjectsOf = async (browser: TestClient, language: 'EN' | 'TY' = 'EN') =>
    (await browser.value(inbox.getInbox, { ...PAGE, language })).list.map(({ subject }) => subject);

  test('the inbox comes newest first, by pages that a new mail does not move', async () => {
    const { id, browser } = await aReader();
    const now = Date.now();
    for (let index = 0; index < 45; index += 1) await mailTo(id, `No ${index}`, new Date(now - (index + 1) * HOUR_MS));
    const first = await browser.value(inbox.getInbox, PAGE);
    assert.deepEqual([first.totalPages, first.list.length, first.list[0]?.subject], [3, 20, 'No 0']);
    await mailTo(id, 'New');
    const second = await browser.value(inbox.getInbox, { ...PAGE, pageNo: 2, asOf: first.asOf });
    assert.deepEqual([second.list[0]?.subject, second.list[0]?.isRead], ['No 20', false]);
    assert.equal((await subjectsOf(browser, 'TY'))[0], 'New (TY)');
  });

  test('read, read all, deleted, restored: the count follows, and each is done once however often it is asked', async () => {
    const { id, browser } = await aReader();
    const [one, two] = [await mailTo(id, 'One'), await mailTo(id, 'Two')];
    const unread = () => browser.value(getUnreadCount, {});
    assert.equal(await unread(), 2);
    for (let times = 0; times < 2; times += 1) await browser.value(inbox.readMail, { id: one });
    assert.equal(await unread(), 1);
    for (let times = 0; times < 2; times += 1) await browser.value(inbox.deleteMail, { id: two });
    assert.deepEqual([await unread(), await subjectsOf(browser)], [0, ['One']]);
    assert.equal((await browser.call(inbox.getMail, { id: two, language: 'EN' })).errorCode, 'not.found');
    await browser.value(inbox.restoreMail, { id: two });
    assert.deepEqual([await unread(), (await subjectsOf(browser)).length], [1, 2]);
    await browser.value(inbox.readAllMails, {});
    assert.equal(await unread(), 0);
  });

  test('nobody reads, marks, deletes or restores the mail of another', async () => {
    const [owner, other] = [await aReader(), await aReader()];
    const id = await mailTo(owner.id);
    const { browser } = other;
    for (const call of [inbox.readMail, inbox.deleteMail, inbox.restoreMail])
      assert.equal((await browser.call(call, { id })).errorCode, 'not.found', call.path);
    assert.equal((await browser.call(inbox.getMail, { id, language: 'EN' })).errorCode, 'not.found');
    assert.equal(await owner.browser.value(getUnreadCount, {}), 1);
    await owner.browser.value(inbox.deleteMail, { id });
    assert.equal((await browser.call(inbox.restoreMail, { id })).errorCode, 'not.found');
    assert.equal((await browser.call(inbox.getMail, { id: "m1'--", language: 'EN' })).errorCode, 'request.invalid');
  });

  test('what was deleted can be restored for an hour, and is purged after a day', async () => {
    const { id, browser } = await aReader();
    const mail = await mailTo(id);
    await browser.value(inbox.deleteMail, { id: mail });
    const deletedAgo = (ms: number) =>
      platform()
        .db.update(messages)
        .set({ deletedAt: new Date(Date.now() - ms) })
        .where(eq(messages.memberId, id));
    await deletedAgo(HOUR_MS + 1_000);
    assert.equal((await browser.call(inbox.restoreMail, { id: mail })).errorCode, 'not.found');
    await deletedAgo(DAY_MS + 1_000);
    await runJobsNow(platform().api.platform, JOBS);
    assert.equal(await platform().db.$count(messages, eq(messages.memberId, id)), 0);
  });

  test('a mail to all is one row; its readers alone have a state, and who registers later does not see it', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    const { db } = platform();
    const asked = await (await press(toAll('Fiesta'))).text();
    assert.match(asked, /Send “Fiesta” to \d+ members of tala\?/);
    assert.equal(await db.$count(broadcasts), 0, 'a question sends nothing');
    const [, mark = ''] =
      /name="mark" value="([^"]+)"/.exec(await (await platform().client().fetch('/mail')).text()) ?? [];
    for (let times = 0; times < 2; times += 1)
      assert.equal((await press(toAll('Fiesta', { sure: 'yes', mark }))).status, 303);
    assert.deepEqual([await db.$count(broadcasts), await db.$count(broadcastStates)], [1, 0]);
    const facts = await db.select().from(auditEvents).where(eq(auditEvents.event, 'mail.broadcast'));
    assert.deepEqual(
      facts.map(({ details }) => details.subject),
      ['Fiesta'],
    );
    const late = await aReader();
    const abroad = await platform().signedIn({}, 'luna');
    assert.deepEqual([await subjectsOf(late.browser), await subjectsOf(abroad)], [[], []]);
    const [mail] = (await reader.browser.value(inbox.getInbox, PAGE)).list;
    assert.equal(mail?.subject, 'Fiesta');
    const id = mail?.id ?? '';
    assert.equal((await late.browser.call(inbox.getMail, { id, language: 'EN' })).errorCode, 'not.found');
    assert.equal((await abroad.call(inbox.readMail, { id })).errorCode, 'not.found');
    assert.equal(await reader.browser.value(getUnreadCount, {}), 1);
    await reader.browser.value(inbox.readMail, { id });
    assert.deepEqual(
      [await reader.browser.value(getUnreadCount, {}), await other.browser.value(getUnreadCount, {})],
      [0, 1],
    );
    await reader.browser.value(inbox.deleteMail, { id });
    assert.deepEqual([await subjectsOf(reader.browser), await subjectsOf(other.browser)], [[], ['Fiesta']]);
    await reader.browser.value(inbox.restoreMail, { id });
    await other.browser.value(inbox.readAllMails, {});
    assert.deepEqual(
      [(await subjectsOf(reader.browser)).length, await other.browser.value(getUnreadCount, {})],
      [1, 0],
    );
    await db.update(broadcasts).set({ sentAt: new Date(Date.now() - 181 * DAY_MS) });
    await runJobsNow(platform().api.platform, JOBS);
    assert.deepEqual([await db.$count(broadcasts), await db.$count(broadcastStates)], [0, 0]);
  });

  test('a mail to one is in the audit', async () => {
    const { id, username, browser } = await aReader();
    assert.equal((await press(toAll('Salamat', { to: 'one', username }))).status, 303);
    assert.deepEqual(await subjectsOf(browser), ['Salamat']);
    const [fact] = await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'mail.sent'));
    assert.deepEqual([fact?.memberId, fact?.details.subject], [id, 'Salamat']);
  });

  test('a mail to some goes by type, level and day of registration', async () => {
    const agent = await platform().signedIn({ type: 1 });
    const player = await aReader();
    await press(toAll('Agents', { sure: 'yes', type: '1' }));
    await press(toAll('High', { sure: 'yes', level: '3' }));
    await press(toAll('Early', { sure: 'yes', before: '2020-01-01' }));
    assert.deepEqual(await subjectsOf(agent), ['Agents']);
    assert.deepEqual(await subjectsOf(player.browser), []);
    assert.equal((await press(toAll('x', { sure: 'yes', level: 'high' }))).status, 400);
    assert.equal((await press(toAll('x', { sure: 'yes', merchant: 'nobody' }))).status, 400);
  });

  test('list and count read indexes, and no table of members', async () => {
    const { db } = platform();
    const reader = { id: 1, merchant: 'tala', type: 0, vipLevel: 0, registeredAt: new Date(0) };
    for (const statement of [countUnread(reader), pageOfMails(reader, new Date(0), new Date(), 20, 0)]) {
      const plan = await db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return JSON.stringify(await rowsOf(tx, sql`explain ${statement}`));
      });
      for (const index of ['messages_', 'broadcasts_merchant', 'broadcast_states_'])
        assert.ok(plan.includes(index), plan);
      assert.ok(!/Seq Scan|on members/.test(plan), plan);
    }
  });
});
