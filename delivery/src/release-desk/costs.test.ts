import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { costsIn, readCosts } from './costs.ts';

const metricsOf = (release: string, visits: number, loads: readonly [string, number][]): string =>
  [
    '# TYPE browser_visits counter',
    `browser_visits_total{package="agent",release="${release}"} ${visits}`,
    `browser_failures_total{package="agent",release="${release}",phase="render"} 2`,
    `browser_failures_total{package="agent",release="${release}",phase="load"} 1`,
    ...loads.map(
      ([le, count]) => `browser_load_seconds_bucket{le="${le}",package="agent",release="${release}"} ${count}`,
    ),
    'http_requests_total{kind="page",status="200"} 900',
    '# EOF',
  ].join('\n');

it('adds up what all document servers have been told, and takes the load time from the histogram', () => {
  const one = metricsOf('agent@1', 100, [
    ['1', 40],
    ['2', 80],
    ['+Inf', 80],
  ]);
  const other = metricsOf('agent@1', 20, [
    ['1', 0],
    ['2', 20],
    ['+Inf', 20],
  ]);
  // 75 of 100 loads: 40 within a second, 60 more within the next one.
  assert.deepEqual(costsIn([one, other]).get('agent@1'), {
    visits: 120,
    errors: 6,
    loadMs: (1 + 35 / 60) * 1000,
  });
});

it('a release whose loads nobody reported has no load time; loads beyond the last bucket count from its end', () => {
  assert.equal(costsIn([metricsOf('agent@1', 1, [])]).get('agent@1')?.loadMs, undefined);
  const slow = metricsOf('agent@2', 4, [
    ['5', 1],
    ['+Inf', 4],
  ]);
  assert.equal(costsIn([slow]).get('agent@2')?.loadMs, 5000);
});

it('a document server that does not answer, or with a failure, is left out', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') response.end(metricsOf('agent@1', 7, []));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const costs = await readCosts([`http://127.0.0.1:${port}`, 'http://127.0.0.1:9']);
    assert.equal(costs.byRelease.get('agent@1')?.visits, 7);
    assert.deepEqual([costs.answered, costs.asked], [1, 2]);
  } finally {
    server.close();
  }
});
