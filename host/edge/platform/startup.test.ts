import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINIMAL_ANSWERS } from '@shared-kernel/testing/minimal-answers/minimal-answers';
import { anEdge } from '../testing/an-edge.ts';
import { tagsOf, textOfElement, titleOf } from '../testing/read-html.ts';

const STALE_MS = 10_000;
const FRESH_MS = 2000;

test('maintenance is a 503 to come back from, without the page behind it', async () => {
  const { get, platform } = anEdge();
  platform.maintenance = true;
  platform.regionRestriction = true;
  const response = await get('/m/home');
  const html = await response.text();
  assert.equal(response.status, 503);
  assert.ok(Number(response.headers.get('Retry-After')) > 0);
  assert.equal(titleOf(html), 'Closed for now · Tala');
  assert.ok(!tagsOf(html, 'script').some(({ src }) => src?.includes('browse')));
  assert.deepEqual(JSON.parse(textOfElement(html, 'boot-data')).calls, []);
});

test('a restricted region is a 451', async () => {
  const { get, platform } = anEdge();
  platform.regionRestriction = true;
  assert.equal((await get('/m/home')).status, 451);
});

test('flags are asked for once in two seconds and follow the platform', async () => {
  const { get, platform, pass } = anEdge();
  const asked = () => platform.requests.filter(({ url }) => url.endsWith('/wps/system/status')).length;
  await get('/m/home');
  await get('/m/account');
  assert.equal(asked(), 1);
  platform.maintenance = true;
  pass(FRESH_MS);
  assert.equal((await get('/m/home')).status, 200, 'the known flags serve while new ones are fetched');
  assert.equal(asked(), 2);
  assert.equal((await get('/m/home')).status, 503);
  platform.maintenance = false;
  pass(STALE_MS);
  assert.equal((await get('/m/home')).status, 200, 'flags from long ago are not served');
});

test('a platform that goes down leaves the site up with what was known', async () => {
  const { get, html, platform, pass, logged } = anEdge();
  await get('/m/home');
  platform.isDown = true;
  pass(STALE_MS * 100);
  assert.equal((await get('/m/home')).status, 200);
  assert.match(await html('/m/home'), /browse-entry\.js/);
  assert.ok(logged.some(({ event }) => event === 'platform.unreachable'));
});

test('a platform that was never up gives a page in the visitor’s language, and heals by itself', async () => {
  const { get, platform, pass } = anEdge();
  platform.isDown = true;
  const response = await get('/m/home', { 'Accept-Language': 'fil' }, 'luna.localhost');
  const html = await response.text();
  assert.equal(response.status, 503);
  assert.equal(tagsOf(html, 'html')[0]?.lang, 'fil');
  assert.equal(tagsOf(html, 'html')[0]?.['data-brand'], 'luna');
  assert.match(html, /Subukan ulit/);
  assert.equal(tagsOf(html, 'script').length, 0);
  platform.isDown = false;
  pass(FRESH_MS);
  assert.equal((await get('/m/home', {}, 'luna.localhost')).status, 200);
});

test('a platform that says no more than the specification opens the site and closes it', async () => {
  const { get, html, platform, pass, logged } = anEdge();
  platform.others = {
    '/wps/system/status': MINIMAL_ANSWERS.getStatus,
    '/wps/system/whitelabel': MINIMAL_ANSWERS.getWhitelabel,
  };
  const { startup } = JSON.parse(textOfElement(await html('/m/home'), 'release-document'));
  assert.equal(startup.status.maintenance, false);
  assert.equal(startup.whitelabel.flags.DIRECTREG3, true);
  assert.equal(startup.whitelabel.merchantCode, 'tala');
  platform.others = { '/wps/system/status': { maintenance: 1, regionRestriction: 0 } };
  pass(STALE_MS);
  assert.equal((await get('/m/home')).status, 503);
  assert.deepEqual(logged, []);
});

test('a platform that is frozen from the start leaves a page that says so and when to come back', async () => {
  const { get, platform } = anEdge();
  platform.isFrozen = true;
  for (const host of ['localhost', 'luna.localhost']) {
    const page = await get('/m/home', {}, host);
    assert.equal(page.status, 503);
    assert.ok(Number(page.headers.get('Retry-After')) > 0);
    assert.match(await page.text(), /Try again/);
  }
  assert.equal(platform.waiting.size, 0, 'and nothing is left waiting for it');
});

test('while a platform is frozen, pages go out with what is known and wait for nothing', async () => {
  const { get, platform, pass } = anEdge();
  await get('/m/home');
  platform.isFrozen = true;
  pass(STALE_MS);
  assert.equal((await get('/m/home')).status, 200, 'who comes first has waited');
  pass(STALE_MS);
  assert.equal((await get('/m/home')).status, 200);
  assert.ok(platform.waiting.size > 0, 'the page went out before the platform was given up');
});
