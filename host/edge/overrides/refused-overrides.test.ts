import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Override } from '@shared-kernel/contracts/release/override';
import { signOverride } from 'delivery/registry';
import { anEdge } from '../testing/an-edge.ts';
import {
  aKey,
  anOverride,
  aSite,
  at,
  browseIn,
  cookie,
  HOUR_MS,
  key,
  linkTo,
  tokenOf,
} from '../testing/an-override.ts';
import { aRemote } from '../testing/release-builders.ts';

const strangers = aKey();
const LUNA = 'luna.localhost:8080';

const flipped = (token: string): string => {
  const [text = '', ...rest] = token.split('.');
  const changed = Buffer.from(text, 'base64url').toString().replace('browse@1.1.0', 'browse@1.0.0');
  return [Buffer.from(changed).toString('base64url'), ...rest].join('.');
};
interface Refused {
  readonly value: string;
  readonly status: number;
  readonly says: RegExp;
  readonly inFilipino: RegExp;
}
const FORGED = { status: 403, says: /This test link is not valid/, inFilipino: /Hindi valid ang test link na ito/ };
const EXPIRED = { status: 410, says: /expired.*until 2026-06-30 23:00 UTC. Ask ana/, inFilipino: /Nag-expire na/ };
const GONE = { status: 410, says: /is gone.*cannot show browse/, inFilipino: /Wala na ang isang release/ };
const ATTACKS: Readonly<Record<string, Refused>> = {
  'nobody has signed': { value: signOverride(anOverride(), undefined), ...FORGED },
  'a stranger has signed': { value: signOverride(anOverride(), strangers), ...FORGED },
  'a stranger has signed under the right key’s name': {
    value: signOverride(anOverride(), strangers).replace(strangers.id, key.id),
    ...FORGED,
  },
  'names another release than was signed': { value: flipped(tokenOf()), ...FORGED },
  'is another signed document': {
    value: signOverride({ ...anOverride(), type: 'pointers' } as unknown as Override, key),
    ...FORGED,
  },
  'is nonsense': { value: 'nonsense', ...FORGED },
  'is another merchant’s': {
    value: tokenOf({ merchant: 'luna' }),
    status: 403,
    says: /for another site.*made for luna/,
    inFilipino: /Para sa ibang site/,
  },
  'has expired': { value: tokenOf({ notBefore: at(-2 * HOUR_MS), expires: at(-HOUR_MS) }), ...EXPIRED },
  'never ends': { value: tokenOf({ expires: 'never' }), status: 410, says: /has expired/, inFilipino: /Nag-expire na/ },
  'is for longer than any may be': { value: tokenOf({ expires: at(31 * 24 * HOUR_MS) }), ...FORGED },
  'is not valid yet': {
    value: tokenOf({ notBefore: at(HOUR_MS) }),
    status: 403,
    says: /not valid yet.*from 2026-07-01 01:00 UTC/,
    inFilipino: /Hindi pa valid/,
  },
  'names a release that is gone': { value: tokenOf({ releases: ['browse@9.9.9+abc1234'] }), ...GONE },
  'names a host that is gone': {
    value: tokenOf({ releases: ['host@9.9.9+abc1234'] }),
    ...GONE,
    says: /is gone.*cannot show host/,
  },
  'names a package that no origin serves': {
    value: tokenOf({ releases: ['promo@1.0.0+abc1234'] }),
    ...GONE,
    says: /is gone.*cannot show promo/,
  },
};
for (const [what, { value, status, says, inFilipino }] of Object.entries(ATTACKS))
  test(`an override that ${what} is refused with a sentence, as a link and as a cookie`, async () => {
    const edge = aSite();
    edge.registry.publish(aRemote('promo'));
    const requests = [
      { path: linkTo(value), headers: {} },
      { path: '/m/home', headers: cookie(value) },
    ];
    for (const { path, headers } of requests) {
      const answer = await edge.get(path, headers);
      const html = await answer.text();
      assert.equal(answer.status, status);
      assert.match(html, says);
      assert.doesNotMatch(answer.headers.get('Set-Cookie') ?? '', /override/);
      assert.equal(answer.headers.get('Cache-Control'), 'no-store');
      assert.match(html, /<a href="\?override=">Open the live site</);
      assert.doesNotMatch(html, /release-document|<script/);
      assert.match(await edge.html(path, { ...headers, 'Accept-Language': 'fil' }), inFilipino);
    }
    assert.equal(edge.logged.filter(({ event }) => event === 'override.refused').length, 1, 'said once');
    assert.equal(browseIn(await edge.html('/m/home'))?.live.version, '1.0.0');
  });

test('without keys that may sign overrides none is accepted; in development every one is', async () => {
  for (const edge of [aSite(null), anEdge()]) assert.equal((await edge.get(linkTo(tokenOf()))).status, 403);
  const unsigned = signOverride(anOverride(), undefined);
  assert.equal(browseIn(await aSite('development').html('/m/home', cookie(unsigned)))?.live.version, '1.1.0');
});

test('a cookie that outlives its override is refused from that moment on', async () => {
  const edge = aSite();
  edge.pass(2 * HOUR_MS - 1);
  assert.equal((await edge.get('/m/home', cookie(tokenOf()))).status, 200);
  edge.pass(1);
  assert.equal((await edge.get('/m/home', cookie(tokenOf()))).status, 410);
});

test('a switch without an override is refused like any other word that nobody signed', async () => {
  assert.equal((await aSite().get(linkTo('~browse'))).status, 403);
});

test('a merchant’s own link opens on its host name alone', async () => {
  const edge = aSite();
  const token = tokenOf({ merchant: 'luna' });
  assert.equal((await edge.get(linkTo(token), {}, LUNA)).status, 302);
  assert.equal((await edge.get(linkTo(token))).status, 403);
});
