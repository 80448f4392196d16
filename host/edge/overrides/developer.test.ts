import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Override } from '@shared-kernel/contracts/release/override';
import { createKeyPair, parseSigningKey, readOverride, signOverride, trustOf } from 'delivery/registry';
import { anEdge } from '../testing/an-edge.ts';
import { browserHash } from './visit-override.ts';

const key = parseSigningKey(createKeyPair().privateKey, 'a test');
const MINE = '00000000-0000-4000-8000-000000000001';
const OTHERS = '00000000-0000-4000-8000-000000000002';
const LAPTOP = 'http://localhost:8200';

const aSite = () => anEdge({ readOverride: async (token) => readOverride(token, trustOf(key)) });
const tokenOf = async (over: Partial<Override> = {}): Promise<string> =>
  signOverride(
    {
      type: 'override',
      id: 'dev',
      merchant: 'tala',
      releases: [],
      notBefore: '2026-07-01T00:00:00Z',
      expires: '2026-07-01T10:00:00Z',
      by: 'ana',
      sources: { browse: LAPTOP },
      browser: await browserHash(MINE),
      ...over,
    },
    key,
  );
const headersOf = (visitor: string, token?: string) => ({
  Cookie: `visitor=${visitor}${token === undefined ? '' : `; override=${token}`}`,
});

test('a developer’s machine learns a browser by a hash, and no other machine does', async () => {
  const edge = aSite();
  const answer = await edge.get(`/m/_developer?for=${LAPTOP}`, headersOf(MINE));
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.get('Location'), `${LAPTOP}/?browser=${await browserHash(MINE)}`);
  assert.doesNotMatch(answer.headers.get('Location') ?? '', new RegExp(MINE));
  const first = await edge.get(`/m/_developer?for=${LAPTOP}`);
  assert.match(first.headers.get('Set-Cookie') ?? '', /^visitor=/, 'a new browser gets its name');
  for (const elsewhere of [
    'https://evil.example',
    'http://localhost.evil.example:80',
    'http://localhost',
    '',
    '//evil',
  ])
    assert.equal((await edge.get(`/m/_developer?for=${elsewhere}`)).status, 400, elsewhere);
});

test('the page of that browser runs the machine’s code, by a policy of that answer alone', async () => {
  const edge = aSite();
  const answer = await edge.get('/m/home', headersOf(MINE, await tokenOf()));
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /script-src [^;]*http:\/\/localhost:8200[ ;]/);
  assert.match(policy, /connect-src [^;]*ws:\/\/localhost:8200/);
  const html = await answer.text();
  const script = html.indexOf(`${LAPTOP}/_override.js`);
  assert.ok(script > 0 && script < html.indexOf('start.js'), 'before the host, which reads the document');
  assert.match(html, /data-source="developer"><b>browse@http:\/\/localhost:8200</);
  const live = await edge.get('/m/home', headersOf(OTHERS));
  assert.doesNotMatch((live.headers.get('Content-Security-Policy') ?? '') + (await live.text()), /localhost:8200/);
});

test('an open page with it is not taken for one of older releases', async () => {
  const edge = aSite();
  const compositionFor = async (headers: Record<string, string>) =>
    (await edge.get('/m/_release', headers)).headers.get('Composition-Id');
  const live = await compositionFor(headersOf(MINE));
  assert.equal(await compositionFor(headersOf(MINE, await tokenOf())), `${live}.dev`);
});

test('switched over in the panel, the page has nothing of the machine', async () => {
  const answer = await aSite().get('/m/home', headersOf(MINE, `${await tokenOf()}~browse`));
  assert.doesNotMatch(answer.headers.get('Content-Security-Policy') ?? '', /localhost:8200/);
  assert.match(await answer.text(), /data-asks="~"/);
});

const ATTACKS: Readonly<
  Record<string, { readonly over: Partial<Override>; readonly visitor: string; readonly says: RegExp }>
> = {
  'in another browser': { over: {}, visitor: OTHERS, says: /for another browser.*Only the browser in which ana began/ },
  'from another machine': {
    over: { sources: { browse: 'https://evil.example' } },
    visitor: MINE,
    says: /This test link is not valid/,
  },
  'from a name that looks like this machine': {
    over: { sources: { browse: 'http://localhost.evil.example:80' } },
    visitor: MINE,
    says: /This test link is not valid/,
  },
};
for (const [what, { over, visitor, says }] of Object.entries(ATTACKS))
  test(`code ${what} is refused, as a link and as a cookie`, async () => {
    const edge = aSite();
    const token = await tokenOf(over);
    for (const [path, headers] of [
      [`/m/home?override=${token}`, headersOf(visitor)],
      ['/m/home', headersOf(visitor, token)],
    ] as const) {
      const answer = await edge.get(path, headers);
      assert.equal(answer.status, 403);
      assert.match(await answer.text(), says);
    }
  });

test('code for whoever opens the link is refused', async () => {
  const { browser: _, ...content } = readOverride(await tokenOf(), trustOf(key)) ?? {};
  const answer = await aSite().get(`/m/home?override=${signOverride(content as Override, key)}`, headersOf(MINE));
  assert.match(await answer.text(), /This test link is not valid/);
});
