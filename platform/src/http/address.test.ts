import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { callerAddress, proveEdge } from './caller.ts';

const ONE_PROXY = 1;

const seenAs = async (forwarded: string | undefined, trusted = ONE_PROXY, peer?: string): Promise<string> => {
  const app = new Hono()
    .use(proveEdge([]))
    .get('/', (context) => context.text(callerAddress(context, trusted) ?? 'none'));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const connection = peer === undefined ? {} : { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request('/', { headers }, connection)).text();
};

test('an IPv4 address is one, however it is written', async () => {
  assert.equal(await seenAs('203.0.113.9'), '203.0.113.9');
  assert.equal(await seenAs('::ffff:203.0.113.9'), '203.0.113.9');
});

test('a proxy that writes the port too tells the same address', async () => {
  assert.equal(await seenAs('203.0.113.9:51234'), '203.0.113.9');
  assert.equal(await seenAs('[2001:db8:1:2::1]:51234'), await seenAs('2001:db8:1:2::9'));
});

test('IPv6 counts by its first 64 bits: one line has no more tries than one IPv4 address', async () => {
  const home = await seenAs('2001:db8:1:2:aaaa::1');
  assert.equal(await seenAs('2001:0db8:0001:0002:ffff:ffff:ffff:ffff'), home);
  assert.notEqual(await seenAs('2001:db8:1:3:aaaa::1'), home);
});

test('only what our own proxies wrote counts', async () => {
  assert.equal(await seenAs('10.0.0.1, 203.0.113.9'), '203.0.113.9');
  assert.equal(await seenAs('10.0.0.1, 203.0.113.9, 192.0.2.1', 2), '203.0.113.9');
});

test('without a proxy it is the connection’s other end, also when fewer proxies wrote than are ours', async () => {
  assert.equal(await seenAs(undefined, ONE_PROXY, '::ffff:127.0.0.1'), '127.0.0.1');
  assert.equal(await seenAs('198.51.100.7', 2, '192.0.2.1'), '192.0.2.1');
});

test('what is no address is none', async () => {
  assert.equal(await seenAs('x; drop table'), 'none');
  assert.equal(await seenAs(undefined), 'none');
});
