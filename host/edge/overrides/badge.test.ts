import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aSite, at, browseIn, cookie, HOUR_MS, hasBadge, linkTo, NEXT, tokenOf } from '../testing/an-override.ts';
import { aRemote } from '../testing/release-builders.ts';

test('a name in an override is text on the page', async () => {
  const by = '<img src=x onerror=alert(1)>';
  for (const html of [
    await aSite().html('/m/home', cookie(tokenOf({ by }))),
    await aSite().html(linkTo(tokenOf({ by, merchant: 'luna' }))),
  ]) {
    assert.ok(html.includes('&lt;img src=x'));
    assert.ok(!html.includes('<img src=x'));
  }
});

test('the panel switches each release of the link over and back, and ends the test', async () => {
  const edge = aSite();
  const token = tokenOf({ releases: [NEXT, 'account@1.0.0+abc1234'] });
  const held = cookie(token);
  const cookieAfter = async (asks: string, headers: Record<string, string>): Promise<string> => {
    const html = await edge.html('/m/home', headers);
    assert.ok(html.includes(`data-asks="${asks}"`), `the panel offers ${asks}`);
    const answer = await edge.get(linkTo(asks), headers);
    assert.equal(answer.headers.get('Location'), '/m/home');
    return /override=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  };
  const off = await cookieAfter('~browse', held);
  assert.equal(off, `${token}~browse`);
  const shown = await edge.html('/m/home', cookie(off));
  assert.equal(browseIn(shown)?.live.version, '1.0.0');
  assert.equal(browseIn(shown)?.fallback?.version, '0.9.0');
  assert.ok(hasBadge(shown));
  assert.equal(await cookieAfter('~browse~account', cookie(off)), `${token}~browse~account`);
  assert.equal(await cookieAfter('~', cookie(off)), token);
  assert.equal(await cookieAfter('', held), '');
  const ended = await edge.get(linkTo(''), held);
  assert.match(ended.headers.get('Set-Cookie') ?? '', /^override=; .*Max-Age=0/);
});

test('the panel says why each release is there', async () => {
  const edge = aSite();
  edge.registry.publish(aRemote('account', { version: '1.1.0' }));
  edge.registry.publish(aRemote('account', { version: '1.2.0' }));
  const sourceOf = async (name: string, headers: Record<string, string>): Promise<string | undefined> => {
    const html = await edge.html('/m/home', headers);
    return new RegExp(`data-source="(\\w+)"><b>${name}@`).exec(html)?.[1];
  };
  const held = cookie(tokenOf());
  assert.equal(await sourceOf('browse', held), 'override');
  assert.equal(await sourceOf('account', held), 'live');
  const canary = { id: 'c1', releases: ['account@1.1.0+abc1234'], percent: 100, startedAt: at(0), by: 'ana' };
  edge.registry.steer({ canaries: [canary] });
  assert.equal(await sourceOf('account', held), 'canary');
  const pin = { merchant: 'tala', package: 'account', release: 'account@1.2.0+abc1234', until: at(HOUR_MS), by: 'ana' };
  edge.registry.steer({ pins: [pin] });
  assert.equal(await sourceOf('account', held), 'pin');
});
