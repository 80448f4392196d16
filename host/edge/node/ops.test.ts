import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBrowseRemote, aHost } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';

const RELEASES = [aHost(), aBrowseRemote()];
const POLL_MS = 20;

const figuresAt = async (ops: string): Promise<(name: string) => string | undefined> => {
  const answer = await fetch(`${ops}/metrics`);
  assert.match(answer.headers.get('Content-Type') ?? '', /^application\/openmetrics-text/);
  const text = await answer.text();
  assert.match(text, /# EOF\n$/);
  return (name) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1);
};

test('the figures stand on a port of their own: what is asked, how it ends, what is live', async () => {
  await using edge = await runEdge(RELEASES, (_request, response) => response.end('ok'), { OPS_PORT: '0' });
  await fetch(`${edge.url}/m/home`);
  await fetch(`${edge.url}/m/nowhere`);
  await fetch(`${edge.url}/wps/x`);
  await fetch(`${edge.url}/wps/x`, { method: 'POST', body: 'x'.repeat(100_000) });
  const { compositionId } = await (await fetch(`${edge.url}/m/_release`)).json();
  const browse = { package: 'browse', isFallback: false };
  const report = {
    compositionId,
    visit: { ran: [browse], load: { package: 'browse', ms: 1200 } },
    failures: [{ ...browse, phase: 'render' }],
  };
  await fetch(`${edge.url}/m/_visits`, {
    method: 'POST',
    headers: { Origin: edge.url },
    body: JSON.stringify(report),
  });
  const figure = await figuresAt(edge.ops);
  const labels = 'package="browse",release="browse@1.0.0+abc1234"';
  assert.equal(figure(`browser_visits_total{${labels}}`), '1');
  assert.equal(figure(`browser_load_seconds_sum{${labels}}`), '1.2');
  assert.equal(figure(`browser_failures_total{${labels},phase="render"}`), '1');
  assert.equal(figure('http_requests_total{kind="page",status="200"}'), '1');
  assert.equal(figure('http_requests_total{kind="page",status="404"}'), '1');
  assert.equal(figure('http_requests_total{kind="call",status="200"}'), '1');
  assert.equal(figure('http_requests_total{kind="call",status="413"}'), '1');
  assert.equal(figure('http_request_seconds_count{kind="page"}'), '2');
  assert.equal(figure('edge_call_failures_total{reason="too-heavy"}'), '1');
  assert.equal(figure('edge_live_release{package="browse",release="browse@1.0.0+abc1234"}'), '1');
  assert.equal(figure('edge_pointers_revision'), '2');
  assert.ok(Number(figure('edge_pointers_age_seconds')) >= 0);
  assert.ok(Number(figure('edge_platform_age_seconds')) >= 0);
  assert.equal((await fetch(`${edge.url}/metrics`)).status, 404, 'players do not see them');
});

test('calls that wait for the platform are counted while they wait', async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<ServerResponse>();
  await using edge = await runEdge(RELEASES, (_request, response) => resolve(response), { OPS_PORT: '0' });
  const call = fetch(`${edge.url}/wps/x`);
  const response = await arrived;
  assert.equal((await figuresAt(edge.ops))('edge_calls_in_flight'), '1');
  response.end('done');
  assert.equal(await (await call).text(), 'done');
  assert.equal((await figuresAt(edge.ops))('edge_calls_in_flight'), '0');
});

test('while it stops, it still says there that it is not ready', async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<ServerResponse>();
  await using edge = await runEdge(RELEASES, (_request, response) => resolve(response), { OPS_PORT: '0' });
  assert.equal((await fetch(`${edge.ops}/_ready`)).status, 200);
  const call = fetch(`${edge.url}/wps/x`);
  const response = await arrived;
  const stopped = edge.stop();
  while ((await fetch(`${edge.url}/_health`).catch(() => null)) !== null) await sleep(POLL_MS);
  const ready = await fetch(`${edge.ops}/_ready`);
  assert.equal(ready.status, 503);
  assert.equal((await ready.json()).reason, 'this process is stopping');
  response.end('done');
  assert.equal((await call).status, 200);
  assert.equal(await stopped, 0);
});
