import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { sql } from '../database/orm.ts';
import { watchLog } from '../testing/watch-log.ts';
import { readiness } from './probes.ts';

test('ready says whether requests are welcome: not while it drains, not without a database', async (context) => {
  const { lines } = watchLog(context);
  const server = { isDraining: false };
  let answer = async (): Promise<unknown> => sql`select 1`;
  const app = new Hono();
  readiness(app, { execute: () => answer() } as unknown as Database, { server, gamesOrigin: 'https://games.example' });
  const ask = async () => {
    const response = await app.request('/ready');
    return [response.status, ((await response.json()) as { status: string }).status];
  };
  assert.deepEqual(await ask(), [200, 'ok']);
  const said = (await (await app.request('/ready')).json()) as { gamesOrigin: string };
  assert.equal(said.gamesOrigin, 'https://games.example');
  server.isDraining = true;
  assert.deepEqual(await ask(), [503, 'draining']);
  server.isDraining = false;
  answer = () => Promise.reject(new Error('ECONNREFUSED'));
  assert.deepEqual(await ask(), [503, 'no database']);
  assert.equal(lines('database.not-ready').length, 1);
  answer = () => new Promise(() => undefined);
  assert.deepEqual(await ask(), [503, 'no database'], 'a database that is silent is not waited for');
});
