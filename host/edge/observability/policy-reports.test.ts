import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REPORTS_PATH } from '../responses/security-headers.ts';
import { anEdge, type TestEdge } from '../testing/an-edge.ts';

const MINUTE_MS = 60_000;
const SECRET = 'token=s3cret';

const old = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `https://www.luna.example/m/home?${SECRET}`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': `https://evil.example/x.js?${SECRET}#${SECRET}`,
      'source-file': `https://www.luna.example/m/home?${SECRET}`,
      'line-number': 7,
      'script-sample': SECRET,
      ...over,
    },
  });

const send = async (
  { app }: TestEdge,
  body: string | ReadableStream,
  path: string = REPORTS_PATH,
): Promise<Response> => {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return app.request(`http://localhost${path}`, init);
};
const breaches = ({ logged }: TestEdge) => logged.filter(({ event }) => event === 'policy.breached');

test('documents say where to report, and a report is one line without what stands behind a question mark', async () => {
  const edge = anEdge();
  const { headers } = await edge.get('/m/home');
  const { compositionId } = await (await edge.get('/m/_release')).json();
  const address = `${REPORTS_PATH}?composition=${compositionId}`;
  assert.ok(headers.get('Content-Security-Policy')?.includes(`; report-uri ${address}; report-to csp`));
  assert.equal(headers.get('Reporting-Endpoints'), `csp="${address}"`);
  assert.equal((await send(edge, old(), address)).status, 204);
  assert.deepEqual(breaches(edge), [
    {
      level: 'warn',
      event: 'policy.breached',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://www.luna.example/m/home',
      source: 'https://www.luna.example/m/home:7',
      compositionId,
    },
  ]);
  assert.ok(!JSON.stringify(edge.logged).includes('s3cret'));
});

test('today’s form is read as well, several at a time; words stay, other things do not', async () => {
  const edge = anEdge();
  const one = (blockedURL: unknown) => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'style-src', blockedURL, documentURL: 'https://a.example/m' },
  });
  const body = [one('inline'), one('data:text/html,x'), one({}), one('a\nb'), { type: 'deprecation', body: {} }, 7];
  assert.equal((await send(edge, JSON.stringify(body))).status, 204);
  assert.deepEqual(
    breaches(edge).map(({ blocked }) => blocked),
    ['inline', 'data:', 'unknown'],
  );
});

test('a composition that is none stays out of the log', async () => {
  const edge = anEdge();
  assert.equal((await send(edge, old(), `${REPORTS_PATH}?composition=%22%3E%3Cscript`)).status, 204);
  assert.equal('compositionId' in (breaches(edge)[0] ?? assert.fail('not logged')), false);
});

test('the same breach is one line, until it is old', async () => {
  const edge = anEdge();
  for (let turn = 0; turn < 5; turn += 1) await send(edge, old());
  assert.equal(breaches(edge).length, 1);
  edge.pass(11 * MINUTE_MS);
  await send(edge, old());
  assert.equal(breaches(edge).length, 2);
});

test('all addresses of one line of IPv6 are one sender', async () => {
  let last = 0;
  const edge = anEdge({ clientAddress: () => `2001:db8:1:2::${(last++).toString(16)}` });
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1) statuses.push((await send(edge, old())).status);
  assert.deepEqual(statuses, [...Array(20).fill(204), 429]);
});

test('who sends many is told when the minute is over', async () => {
  const edge = anEdge({ clientAddress: () => '10.0.0.1' });
  for (let turn = 0; turn < 20; turn += 1) assert.equal((await send(edge, old({ 'line-number': turn }))).status, 204);
  edge.pass(20_000);
  const refused = await send(edge, old({ 'line-number': 99 }));
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('Retry-After'), '40');
  assert.equal(breaches(edge).length, 20);
  edge.pass(40_000);
  assert.equal((await send(edge, old({ 'line-number': 99 }))).status, 204);
});

test('all together send no more than the log can bear', async () => {
  let address = 0;
  const edge = anEdge({ clientAddress: () => `10.0.${address >> 8}.${address++ & 255}` });
  const statuses = new Set<number>();
  for (let turn = 0; turn < 320; turn += 1) statuses.add((await send(edge, old({ 'line-number': turn }))).status);
  assert.deepEqual([...statuses], [204, 429]);
  assert.equal(breaches(edge).length, 300);
});

test('what is no report, or too much of one, is refused', async () => {
  const edge = anEdge();
  assert.equal((await send(edge, 'no JSON')).status, 400);
  assert.equal((await send(edge, old({ 'script-sample': 'x'.repeat(20_000) }))).status, 413);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(4096)) });
  assert.equal((await send(edge, endless)).status, 413);
  assert.equal((await send(edge, '{}')).status, 204);
  assert.deepEqual(breaches(edge), []);
});
