import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { DAY_MS } from '@shared-kernel/node/durations';
import {
  createFolderStore,
  historyOf,
  pinRelease,
  promote,
  publishRelease,
  startCanary,
} from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { openRegistry, type Workbench } from '../registry/testing/sample-build.ts';
import { createDeskApp } from './desk-app.ts';

const ADDRESS = 'http://localhost/';

let bench: Workbench;
let store: ReleaseStore;
let ids: { readonly former: string; readonly live: string; readonly next: string };
beforeEach(async () => {
  ({ bench, store } = await openRegistry());
  const publish = async (build: Promise<string>) => (await publishRelease(store, await build)).id;
  const agent = (commit: string) =>
    publish(bench.remote({ name: 'agent', global: 'remote_agent', namespace: 'agent', commit, kernel: '^1.0.0' }));
  const host = await publish(bench.host());
  ids = { former: await agent('aaaaaaa'), live: await agent('bbbbbbb'), next: await agent('ccccccc') };
  await promote(store, [host, ids.former]);
  await promote(store, [ids.live]);
});
afterEach(() => bench.dispose());

let answered = 2;
const desk = () =>
  createDeskApp({
    openStore: async (note) => createFolderStore(bench.registry, {}, { note }),
    brands: () => ['luna', 'tala'],
    readCosts: async () => ({
      byRelease: new Map([
        [ids.live, { visits: 2000, errors: 3, loadMs: 812.4 }],
        [ids.next, { visits: 100, errors: 4, loadMs: 1301 }],
      ]),
      asked: 2,
      answered,
    }),
    files: { 'desk.js': { text: '//', type: 'text/javascript' } },
  });
const press = (form: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  desk().request(ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
const shown = async () => (await desk().request(ADDRESS)).text();
const begin = async () => {
  await startCanary(store, [ids.next], { percent: 10, merchant: 'luna' });
  return (await store.readPointers()).canaries[0]?.id ?? 'none';
};
const canary = async () => (await store.readPointers()).canaries[0];

describe('the release desk', () => {
  it('shows what is live for whom, what a canary costs beside what is live, and who did what', async () => {
    const id = await begin();
    const page = (await shown()).replaceAll(/\s+/g, ' ');
    assert.match(page, /10 % 1\.0\.0\+ccccccc \(canary\), 90 % 1\.0\.0\+bbbbbbb \(live\)/);
    assert.match(page, /<td>100<\/td><td>40\.0<\/td><td>1301 ms<\/td>/);
    assert.match(page, /<td>2000<\/td><td>1\.5<\/td><td>812 ms<\/td>/);
    assert.ok(page.includes(`Raise ${id}`));
    assert.match(page, /Roll back agent<\/button>.*to 1\.0\.0\+aaaaaaa/);
    assert.match(page, /<td>agent 1\.0\.0\+bbbbbbb<\/td>/);
  });

  it('says when not every document server has told its figures', async () => {
    await begin();
    assert.doesNotMatch(await shown(), /incomplete/);
    answered = 1;
    try {
      assert.match(await shown(), /Figures are incomplete:<\/strong> 1 of 2 document servers/);
    } finally {
      answered = 2;
    }
  });

  it('asks why before anything is done, and keeps the reason in the history', async () => {
    const id = await begin();
    const question = await press({ act: 'raise', on: id, percent: '40' });
    assert.match(await question.text(), new RegExp(`Raise canary ${id} to 40 %.*name="because" required`, 's'));
    assert.equal((await canary())?.percent, 10, 'a question changes nothing');
    assert.equal((await press({ act: 'raise', on: id, percent: '40', because: 'no errors in a day' })).status, 303);
    assert.equal((await canary())?.percent, 40);
    assert.equal(historyOf(await store.readPointers()).at(-1)?.note, 'no errors in a day');
    assert.match(await shown(), /no errors in a day/);
  });

  it('holds, resumes and ends a canary, and rolls a package back', async () => {
    const id = await begin();
    await press({ act: 'hold', on: id, because: 'errors <b>double</b>' });
    assert.equal((await canary())?.heldBecause, 'errors <b>double</b>');
    const held = await shown();
    assert.ok(
      held.includes('errors &lt;b&gt;double') && held.includes(`Resume ${id}`) && !held.includes(`Raise ${id}`),
    );
    await press({ act: 'resume', on: id, because: 'it was the network' });
    assert.equal((await canary())?.heldBecause, undefined);
    await press({ act: 'abort', on: id, because: 'done' });
    assert.equal(await canary(), undefined);
    const back = { act: 'rollback', on: 'agent', from: ids.live, because: 'the wallet is empty' };
    assert.ok((await shown()).includes(`name="from" value="${ids.live}"`));
    assert.equal((await press(back)).status, 303);
    assert.equal((await store.readPointers()).packages.agent?.live, ids.former);
    const { revision } = await store.readPointers();
    assert.match(await (await press(back)).text(), /has changed meanwhile/);
    assert.equal((await store.readPointers()).revision, revision, 'pressed twice, done once');
  });

  it('says before a roll-back which brand keeps the release, and how that ends', async () => {
    const back = { act: 'rollback', on: 'agent', from: ids.live };
    assert.match(await (await press(back)).text(), /is its fallback again, for everybody\?</);
    await pinRelease(store, ids.live, { merchant: 'luna', until: new Date(Date.now() + DAY_MS) });
    await pinRelease(store, ids.former, { merchant: 'tala', until: new Date(Date.now() + DAY_MS) });
    const asked = await (await press(back)).text();
    assert.match(
      asked,
      /for everybody else\? Afterwards: luna is pinned to .*: pnpm release unpin agent --merchant luna</,
    );
    assert.doesNotMatch(asked, /tala/, 'it is on the fallback already');
  });

  it('says why something may not be done, and does nothing', async () => {
    const id = await begin();
    const because = 'faster';
    for (const form of [
      { act: 'raise', on: id, percent: '5', because },
      { act: 'raise', on: id, percent: '', because },
      { act: 'raise', on: 'c99', percent: '20', because },
      { act: 'rollback', on: 'host', because },
      { act: 'erase', on: id, because },
    ]) {
      const refused = await press(form);
      assert.equal(refused.status, 400, JSON.stringify(form));
      assert.match(await refused.text(), /<p role="alert">[^<]+/);
    }
    assert.equal((await canary())?.percent, 10);
  });

  it('says why where the registry cannot be read', async () => {
    await writeFile(join(bench.registry, 'pointers.json'), '{"schema": 7}');
    const answer = await desk().request(ADDRESS);
    assert.equal(answer.status, 503);
    assert.match(await answer.text(), /role="alert">.*is not a pointer document/s);
  });

  it('posts come from its own page alone', async () => {
    const id = await begin();
    const form = { act: 'abort', on: id, because: 'not ours' };
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ])
      assert.equal((await press(form, headers)).status, 403, JSON.stringify(headers));
    assert.equal((await canary())?.id, id);
  });

  it('answers this machine under its own names alone', async () => {
    const server = createServer(getRequestListener(desk().fetch)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const statusAs = async (headers: Record<string, string>) => {
      const [answer] = (await once(request({ port, headers }).end(), 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    try {
      assert.equal(await statusAs({ Host: `localhost:${port}` }), 200);
      assert.equal(await statusAs({ Host: 'evil.example' }), 404);
      assert.equal(await statusAs({ Host: 'localhost', 'X-Forwarded-For': '203.0.113.9' }), 404);
    } finally {
      server.close();
    }
  });
});
