import assert from 'node:assert/strict';
import { test } from 'node:test';
import { object } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { createApp } from '../../app.ts';
import { createClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { answerMember } from '../answer.ts';

const slow = defineEndpoint({
  summary: 'Waits until it is told to go on',
  method: 'GET',
  path: '/wps/test/slow',
  access: 'session',
  input: object({}),
  value: object({}),
});

describeOnBothDatabases('calls of one session', 'catalogue', (platform) => {
  test('some are at work, some wait, the rest are refused; another session does not wait for them', async () => {
    const api = createApp(platform().database, TEST_CONFIG);
    const goOn = Promise.withResolvers<void>();
    const begun = new Map<number, number>();
    answerMember(api, slow, async ({ session }) => {
      begun.set(session.member.id, (begun.get(session.member.id) ?? 0) + 1);
      await goOn.promise;
      return {};
    });
    const signedIn = async () => {
      const { id, username, password } = await platform().member();
      const browser = createClient(api.app, 'tala');
      await browser.logIn(username, password);
      return { id: Number(id), browser };
    };
    const [greedy, other] = [await signedIn(), await signedIn()];
    let refused = 0;
    const calls = Array.from({ length: 80 }, async () => {
      const answer = await greedy.browser.call(slow, {});
      if (answer.errorCode === 'rate.limited') refused += 1;
      return answer;
    });
    while (begun.get(greedy.id) !== 6 || refused < 14) await new Promise(setImmediate);
    const beside = other.browser.call(slow, {});
    while (begun.get(other.id) !== 1) await new Promise(setImmediate);
    assert.equal(begun.get(greedy.id), 6);
    goOn.resolve();
    assert.equal((await beside).status, 200);
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    assert.deepEqual([statuses.filter((status) => status === 200).length, refused], [66, 14]);
  });
});
