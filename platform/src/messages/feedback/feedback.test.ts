import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getFeedback, PICTURE_LIMITS, sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { sendDepositProof } from '@shared-kernel/contracts/member/deposits';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { JOBS } from '../../areas.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { eq } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { aJpg, aPng, fileOf, heavyPng } from '../../testing/pictures.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { uploads } from '../../uploads/uploads.tables.ts';

const script = () => fileOf('<svg onload=alert(1)>', 'c.png', 'image/png');

describePlatform('feedback', 'catalogue', (platform) => {
  const message = (pictures: File[], comment = 'It took long.') => ({ type: 'DEPOSIT' as const, comment, pictures });
  const keptCount = async () => (await platform().db.select().from(uploads)).length;

  test('a message comes with its pictures, to its sender only', async () => {
    const [browser, other] = [await platform().signedIn(), await platform().signedIn()];
    const { id } = await browser.value(sendFeedback, message([await aPng(), await aJpg()]));
    const [sent] = (await browser.value(getFeedback, {})).list;
    assert.deepEqual([sent?.id, sent?.type, sent?.comment], [id, 'DEPOSIT', 'It took long.']);
    assert.equal(sent?.pictures.length, 2);
    assert.deepEqual((await other.value(getFeedback, {})).list, []);
  });

  test('an answer of the desk is kept once, comes by mail, and is in the audit', async () => {
    const browser = await platform().signedIn();
    const { id } = await browser.value(sendFeedback, message([]));
    const answerIt = () =>
      platform()
        .client()
        .fetch('/feedback', {
          method: 'POST',
          redirect: 'manual',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ answer: '<b>Salamat</b>', send: id }).toString(),
        });
    assert.deepEqual([(await answerIt()).status, (await answerIt()).status], [303, 400]);
    const [answered] = (await browser.value(getFeedback, {})).list;
    assert.equal(answered?.answer, '<b>Salamat</b>');
    const { db } = platform();
    const facts = await db.select().from(auditEvents).where(eq(auditEvents.event, 'feedback.answered'));
    assert.deepEqual(
      facts.map(({ details }) => details.feedback),
      [Number(id)],
    );
  });

  test('a message without pictures is one too; an empty one, or one too long, is none', async () => {
    const browser = await platform().signedIn();
    assert.equal((await browser.call(sendFeedback, message([]))).success, true);
    assert.equal((await browser.call(sendFeedback, message([], '  '))).errorCode, 'request.invalid');
    assert.equal((await browser.call(sendFeedback, message([], 'a'.repeat(141)))).errorCode, 'request.invalid');
  });

  test('a free trial writes, and sends no picture: none is decoded for it', async () => {
    const browser = platform().client();
    browser.token = (await browser.value(startTrial, {})).token;
    const before = await keptCount();
    assert.equal((await browser.call(sendFeedback, message([]))).success, true);
    assert.equal((await browser.call(sendFeedback, message([await aPng()]))).errorCode, 'trial.rejected');
    assert.equal(
      (await browser.call(sendFeedback, message([script()]))).errorCode,
      'trial.rejected',
      'before it is looked at',
    );
    const proof = { orderNo: 'D1', language: 'EN' as const, pictures: [script()] };
    assert.equal((await browser.call(sendDepositProof, proof)).errorCode, 'trial.rejected');
    assert.equal(await keptCount(), before);
  });

  test('sent twice under one key it is one message', async () => {
    const browser = await platform().signedIn();
    const key = { [HEADER.idempotencyKey]: 'feedback-key-1' };
    const send = (pictures: File[]) => browser.call(sendFeedback, message(pictures), key);
    const [one, other] = [await aPng(), await aJpg()];
    const answers = await Promise.all([send([one]), send([one]), send([one])]);
    assert.equal(new Set(answers.map(({ value }) => value.id)).size, 1);
    assert.equal((await browser.value(getFeedback, {})).list.length, 1);
    assert.equal((await send([other])).errorCode, 'request.duplicate');
  });

  test('what is no picture, too heavy or one too many is refused, and nothing of it is kept', async () => {
    const browser = await platform().signedIn();
    const before = await keptCount();
    const refusal = async (...pictures: File[]) => {
      const { status, errorCode } = await browser.call(sendFeedback, message(pictures));
      return [status, errorCode];
    };
    const png = await aPng();
    assert.deepEqual(await refusal(png, script()), [415, 'upload.type']);
    assert.deepEqual(await refusal(png, await heavyPng(PICTURE_LIMITS.bytes + 1)), [413, 'upload.size']);
    assert.equal(PICTURE_LIMITS.bytes, 5 * 1024 * 1024);
    assert.deepEqual(await refusal(png, png, png, png), [400, 'request.invalid']);
    assert.deepEqual(await refusal(await heavyPng(4 * PICTURE_LIMITS.bytes)), [413, 'request.invalid']);
    assert.equal(await keptCount(), before);
    assert.deepEqual((await browser.value(getFeedback, {})).list, []);
    assert.equal((await browser.call(sendFeedback, message([png, png, png]))).success, true);
  });

  test('a member sends twenty messages a day, refused ones counted, and a retry is told so', async () => {
    const browser = await platform().signedIn();
    for (let tries = 0; tries < 19; tries += 1) await browser.call(sendFeedback, message([], ' '));
    assert.equal((await browser.call(sendFeedback, message([]))).success, true);
    const one = await browser.call(sendFeedback, message([]));
    assert.deepEqual([one.status, one.errorCode], [429, 'rate.limited']);
    assert.equal((await (await platform().signedIn()).call(sendFeedback, message([]))).success, true);
  });

  test('pictures end after 180 days', async () => {
    const browser = await platform().signedIn();
    await browser.value(sendFeedback, message([await aPng()]));
    await platform()
      .db.update(uploads)
      .set({ expiresAt: new Date(Date.now() - 1) });
    await runJobsNow(platform().api.platform, JOBS);
    assert.equal(await keptCount(), 0);
  });
});
