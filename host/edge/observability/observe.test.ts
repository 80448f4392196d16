import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EdgeMeter, NO_METER } from '../base/edge-meter.ts';
import { anEdge } from '../testing/an-edge.ts';

const aMeter = () => {
  const seen: string[] = [];
  const meter: EdgeMeter = {
    ...NO_METER,
    answered: (kind, status) => seen.push(`${kind} ${status}`),
    callFailed: (reason) => seen.push(reason),
  };
  return { meter, seen };
};

test('each request is counted by what it was for', async () => {
  const { meter, seen } = aMeter();
  const { get, platform } = anEdge({ meter, gamesOrigin: 'http://games.localhost:8080' });
  const paths = [
    '/m/home',
    '/m/nowhere',
    '/m/_release',
    '/m/_brand/luna/sky.svg',
    '/_health',
    '/_ready',
    '/x',
    '/wps/x',
  ];
  for (const path of paths) await get(path);
  await get('/wps/play/x', {}, 'games.localhost:8080');
  platform.isDown = true;
  await get('/wps/x');
  assert.deepEqual(seen, [
    'page 200',
    'page 404',
    'release 200',
    'picture 200',
    'probe 200',
    'probe 200',
    'nothing 404',
    'call 404',
    'game 404',
    'unreachable',
    'call 502',
  ]);
});

test('a request is a line in the log only where that is wanted, without its query, under the name that its answer has', async () => {
  const quiet = anEdge();
  await quiet.get('/m/home?token=s3cret');
  assert.deepEqual(quiet.logged, []);
  const { get, logged } = anEdge({ hasAccessLog: true });
  const { headers } = await get('/m/home?token=s3cret');
  const [{ ms, ...line } = { ms: undefined }] = logged;
  assert.equal(typeof ms, 'number');
  assert.deepEqual(line, {
    level: 'info',
    event: 'request.answered',
    requestId: headers.get('X-Request-Id'),
    kind: 'page',
    method: 'GET',
    path: '/m/home',
    status: 200,
  });
});

test('what fails for everybody is not told by everybody', async () => {
  const { get, platform, logged, pass } = anEdge();
  platform.isDown = true;
  for (let turn = 0; turn < 60; turn += 1) await get('/wps/x');
  const lines = () => logged.filter(({ event }) => event === 'platform.unreachable').length;
  assert.equal(lines(), 20);
  pass(10_000);
  await get('/wps/x');
  assert.equal(lines(), 21);
});

test('who leaves before the answer is no failure of the platform', async () => {
  const { meter, seen } = aMeter();
  const { app, platform, logged } = anEdge({ meter });
  const leaving = new AbortController();
  platform.answer = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      leaving.abort();
    });
  await app.request('http://localhost/wps/slow', { signal: leaving.signal });
  assert.deepEqual(seen, ['call 499']);
  assert.deepEqual(logged, []);
});
