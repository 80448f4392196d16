import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renewSession } from '@shared-kernel/contracts/account/session';
import { ENDPOINTS, EXAMPLES } from '@shared-kernel/contracts/catalogue';
import { getStatus } from '@shared-kernel/contracts/system/system';
import { TEXT_LIMIT_BYTES } from '@shared-kernel/contracts/wire/body-limit';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { count } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { describePlatform } from '../../testing/test-platform.ts';

/** What a page of another site can send without the browser asking this one first. */
const SIMPLE_TYPES = [
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];
const FORM_OF = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const;

const entries = Object.entries(ENDPOINTS);
const withBody = entries.filter(([, { method }]) => method === 'POST' || method === 'PUT');
const ownType = ({ body }: AnyEndpoint): string | undefined =>
  body === 'form' || body === 'multipart' ? FORM_OF[body] : undefined;

describePlatform('calls from elsewhere', 'catalogue', (platform) => {
  const counted = async () => {
    const [made] = await platform().db.select({ members: count() }).from(members);
    const [opened] = await platform().db.select({ sessions: count() }).from(sessions);
    return { ...made, ...opened };
  };
  const send = async (endpoint: AnyEndpoint, headers: Record<string, string>, body: string | null) => {
    const init = { method: endpoint.method, headers: { [HEADER.merchant]: 'tala', ...headers }, body };
    const response = await platform().api.app.request(endpoint.path, init);
    return { status: response.status, errorCode: ((await response.json()) as { errorCode?: string }).errorCode };
  };

  for (const [name, endpoint] of withBody) {
    test(`${name} takes a body in its own form only, and does nothing for the others`, async () => {
      const body = JSON.stringify({ ...EXAMPLES[name] });
      const before = await counted();
      for (const type of SIMPLE_TYPES.filter((each) => !each.startsWith(ownType(endpoint) ?? '-'))) {
        const refused = await send(endpoint, { 'Content-Type': type }, body);
        assert.deepEqual(refused, { status: 415, errorCode: 'request.invalid' }, type);
      }
      const bare = await platform().api.app.request(endpoint.path, {
        method: endpoint.method,
        headers: { [HEADER.merchant]: 'tala' },
      });
      assert.equal(bare.status, 415, 'no body, no type');
      assert.deepEqual(await counted(), before);
    });
  }

  test('whatever changes something is refused to pages of other sites', async () => {
    const changing = entries.filter(([, { method, changesState }]) => method !== 'GET' || changesState);
    assert.ok(changing.length > 5);
    for (const [name, endpoint] of changing) {
      const body =
        endpoint.method === 'POST' || endpoint.method === 'PUT' ? JSON.stringify({ ...EXAMPLES[name] }) : null;
      const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': ownType(endpoint) ?? 'application/json' };
      assert.deepEqual(await send(endpoint, headers, body), { status: 403, errorCode: 'request.invalid' }, name);
    }
  });

  test('what only tells something is told to anyone who asks, and a media type is read in any case, with parameters', async () => {
    assert.equal((await send(getStatus, { 'Sec-Fetch-Site': 'cross-site' }, null)).status, 200);
    const member = await platform().signedIn();
    const renewed = await member.fetch(renewSession.path, {
      method: 'POST',
      headers: { Token: member.token ?? '', Merchant: 'tala', 'Content-Type': 'Application/JSON; charset=utf-8' },
      body: JSON.stringify({ flag: false }),
    });
    assert.equal(renewed.status, 200);
  });

  test('the control takes no posts of other sites', async () => {
    const post = (headers: Record<string, string>) =>
      platform().api.app.request('/control/reset', { method: 'POST', headers, body: '{}' });
    assert.equal((await post({ 'Content-Type': 'text/plain' })).status, 415);
    assert.equal((await post({ 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' })).status, 403);
    assert.equal((await post({ 'Content-Type': 'application/json' })).status, 200);
  });

  test('a round that weighs too much is refused unread', async () => {
    const init = {
      method: 'POST',
      headers: { Launch: 'x', 'Content-Type': 'application/json' },
      body: JSON.stringify({ stake: 1, idempotencyKey: 'x'.repeat(TEXT_LIMIT_BYTES) }),
    };
    assert.equal((await platform().api.app.request('/wps/play/api/round', init)).status, 413);
  });

  test('a round is asked for in JSON', async () => {
    const init = { method: 'POST', headers: { Launch: 'x', 'Content-Type': 'text/plain' }, body: '{}' };
    assert.equal((await platform().api.app.request('/wps/play/api/round', init)).status, 415);
  });
});
