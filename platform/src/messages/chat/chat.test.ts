import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { logout } from '@shared-kernel/contracts/account/session';
import { launchChat } from '@shared-kernel/contracts/system/system';
import { DAY_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../../areas.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { eq } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { chatConversations, chatLaunches, chatMessages } from './chat.tables.ts';

interface Answer {
  readonly success: boolean;
  readonly errorCode?: string;
  readonly value: {
    readonly token: string;
    readonly isClosed: boolean;
    readonly messages: readonly { id: number; text: string; isOperator: boolean }[];
  };
}

describePlatform('live chat', 'catalogue', (platform) => {
  const ask = async (path: string, token: string, body?: object): Promise<Answer> => {
    const response = await platform()
      .client()
      .fetch(`/wps/play/service${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Launch: token, 'Content-Type': 'application/json', Origin: 'null' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    return (await response.json()) as Answer;
  };
  const ticketOf = async (browser: TestClient) => {
    const { url } = await browser.value(launchChat, { language: 'TY' });
    const { hash, pathname, search } = new URL(url, 'http://site');
    assert.ok(!`${pathname}${search}`.includes('launch'), 'logs keep the query');
    return hash.replace('#launch=', '');
  };
  const opened = async (browser: TestClient) => (await ask('/open', await ticketOf(browser), {})).value.token;
  const write = (token: string, text: string, key = randomUUID()) => ask('/messages', token, { text, key });
  const read = async (token: string, after = 0) => (await ask(`/messages?after=${after}`, token)).value;
  const press = (form: Readonly<Record<string, string>>) =>
    platform()
      .client()
      .fetch('/chat', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
  const desk = async () => (await platform().client().fetch('/chat')).text();

  test('a guest is led to the site’s page of the chat, which asks to log in; a member to the frame, by a ticket for once', async () => {
    assert.equal((await platform().client().value(launchChat, {})).url, '/m/service/chat');
    const ticket = await ticketOf(await platform().signedIn());
    assert.equal((await ask('/messages', ticket)).errorCode, 'session.expired', 'a ticket reads nothing');
    assert.equal((await ask('/open', ticket, {})).success, true);
    assert.equal((await ask('/open', ticket, {})).errorCode, 'session.expired');
    assert.equal((await ask('/open', 'invented', {})).errorCode, 'session.expired');
  });

  test('the frame’s page runs its own script alone, in a sandbox, and only the site holds it', async () => {
    const page = await platform().client().fetch('/wps/play/service/chat?lang=TY');
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    for (const rule of [
      "default-src 'none'",
      'sandbox allow-scripts',
      "require-trusted-types-for 'script'",
      'frame-ancestors',
    ])
      assert.ok(policy.includes(rule), rule);
    assert.match(await page.text(), /<html lang="fil">/);
    for (const file of ['js', 'css'])
      assert.equal((await platform().client().fetch(`/wps/play/service/chat.${file}`)).status, 200);
  });

  test('member and desk write to each other; what is written is a text, and another member sees nothing of it', async () => {
    const [token, other] = [await opened(await platform().signedIn()), await opened(await platform().signedIn())];
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1) assert.equal((await write(token, '<b>Hello</b>', key)).success, true);
    assert.deepEqual((await read(other)).messages, []);
    const shown = await desk();
    assert.ok(shown.includes('&lt;b&gt;Hello&lt;/b&gt;') && !shown.includes('<b>Hello'));
    const [, id = ''] = /name="answer" value="(\d+)"/.exec(shown) ?? [];
    assert.equal((await press({ text: ' ', answer: id })).status, 400);
    assert.equal((await press({ text: 'Good day.', answer: id })).status, 303);
    const [fact] = await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'chat.answered'));
    assert.equal(fact?.memberId, Number(id));
    const { messages } = await read(token);
    assert.deepEqual(
      messages.map(({ text, isOperator }) => [text, isOperator]),
      [
        ['<b>Hello</b>', false],
        ['Good day.', true],
      ],
    );
    assert.equal((await read(token, messages[0]?.id)).messages.length, 1);
    await press({ text: '', close: id });
    assert.equal((await read(token)).isClosed, true);
    assert.ok(!(await desk()).includes('Good day.'));
    await write(token, 'One more thing.');
    assert.equal((await read(token)).isClosed, false);
    assert.ok((await desk()).includes('One more thing.'));
  });

  test('the chat ends with the session that opened it', async () => {
    const browser = await platform().signedIn();
    const token = await opened(browser);
    await browser.value(logout, {});
    assert.equal((await write(token, 'Still here?')).errorCode, 'session.expired');
  });

  test('what is empty, too long or no message is refused, and twenty a minute are enough', async () => {
    const token = await opened(await platform().signedIn());
    for (const text of [' ', 'a'.repeat(1001), 'a\0b'])
      assert.equal((await write(token, text)).errorCode, 'request.invalid');
    for (let times = 0; times < 17; times += 1) await write(token, 'Hello');
    assert.equal((await write(token, 'Hello')).errorCode, 'rate.limited');
  });

  test('after 180 days nothing is left of it', async () => {
    const { db } = platform();
    const old = new Date(Date.now() - 181 * DAY_MS);
    await write(await opened(await platform().signedIn()), 'Long ago');
    await db.update(chatConversations).set({ lastAt: old });
    await db.update(chatLaunches).set({ expiresAt: old });
    await runJobsNow(platform().api.platform, JOBS);
    assert.deepEqual(
      [await db.$count(chatConversations), await db.$count(chatMessages), await db.$count(chatLaunches)],
      [0, 0, 0],
    );
  });
});
