import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VisitReport } from '@shared-kernel/contracts/release/visit-report';
import { VISITS_PATH } from '@shared-kernel/contracts/system/document';
import { type EdgeMeter, NO_METER } from '../base/edge-meter.ts';
import { anEdge } from '../testing/an-edge.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote } from '../testing/release-builders.ts';

const SITE = 'http://localhost:8080';
const HOST = { package: 'host', isFallback: false };
const BROWSE = { package: 'browse', isFallback: false };

/** A document server whose browse has a fallback, with what its meter has counted. */
const setUp = async () => {
  const counted: string[] = [];
  const meter: EdgeMeter = {
    ...NO_METER,
    visited: ({ release }) => counted.push(`visit ${release}`),
    pageLoaded: ({ release }, seconds) => counted.push(`load ${release} ${seconds}`),
    browserFailed: ({ release }, phase) => counted.push(`${phase} ${release}`),
  };
  const registry = aRegistry(aHost(), aBrowseRemote({ version: '0.9.0' }), aRemote('account'));
  registry.promote(aBrowseRemote());
  const edge = anEdge({ meter, clientAddress: () => '10.0.0.1' }, registry);
  const { compositionId } = await (await edge.get('/m/_release')).json();
  const post = (body: BodyInit, headers: Record<string, string> = { Origin: SITE }): Promise<Response> | Response =>
    edge.app.request(`${SITE}${VISITS_PATH}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  const report = (own: Partial<VisitReport> = {}): string => JSON.stringify({ compositionId, failures: [], ...own });
  return { ...edge, counted, compositionId, post, report };
};

test('a visit is counted for the releases that ran, its load for the host and the page’s remote', async () => {
  const { post, report, counted } = await setUp();
  const visit = { ran: [HOST, BROWSE, BROWSE], load: { package: 'browse', ms: 1500 } };
  assert.equal((await post(report({ visit }))).status, 204);
  assert.deepEqual(counted, [
    'visit host@1.0.0+abc1234',
    'visit browse@1.0.0+abc1234',
    'load host@1.0.0+abc1234 1.5',
    'load browse@1.0.0+abc1234 1.5',
  ]);
});

test('a failure is counted for the release that ran, and logged once with the composition', async () => {
  const { post, report, counted, logged, compositionId } = await setUp();
  const failures: VisitReport['failures'] = [
    { ...BROWSE, phase: 'render', part: 'page' },
    { ...BROWSE, phase: 'render', part: 'page' },
    { ...BROWSE, isFallback: true, phase: 'load', part: 'drop table' },
  ];
  await post(report({ failures }));
  assert.deepEqual(counted, [
    'render browse@1.0.0+abc1234',
    'render browse@1.0.0+abc1234',
    'load browse@0.9.0+abc1234',
  ]);
  const about = { level: 'warn', event: 'browser.failed', compositionId, package: 'browse' };
  assert.deepEqual(
    logged.filter(({ event }) => event === 'browser.failed'),
    [
      { ...about, release: 'browse@1.0.0+abc1234', phase: 'render', part: 'page' },
      { ...about, release: 'browse@0.9.0+abc1234', phase: 'load' },
    ],
  );
});

test('what names no release of a known composition leaves no trace', async () => {
  const { post, report, counted, logged } = await setUp();
  const foreign = { package: 'evil{label="x"}', isFallback: false };
  const visit = { ran: [foreign, { ...HOST, isFallback: true }], load: { package: 'evil', ms: 9 ** 9 } };
  await post(report({ visit, failures: [{ ...foreign, phase: 'run' }] }));
  await post(report({ compositionId: 'ffffffff', visit: { ran: [HOST] } }));
  assert.deepEqual(counted, []);
  assert.deepEqual(logged, []);
});

test('a report of another site, of another form, too large or too often is refused', async () => {
  const { post, report, counted } = await setUp();
  const visit = { ran: [HOST] };
  assert.equal((await post(report({ visit }), { Origin: 'https://evil.example' })).status, 403);
  assert.equal((await post(report({ visit }), {})).status, 403);
  for (const body of ['', 'no JSON', '{}', 'null', '[]', report({ failures: [{ phase: 'x' } as never] })])
    assert.equal((await post(body)).status, 400, body);
  assert.equal((await post(report({ compositionId: 'x'.repeat(9000) }))).status, 413);
  assert.deepEqual(counted, []);
  const statuses = new Set<number>();
  for (let turn = 0; turn < 130; turn += 1) statuses.add((await post(report({ visit }))).status);
  assert.deepEqual([...statuses], [204, 429]);
  assert.ok(counted.length < 120);
});
