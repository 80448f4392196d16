import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, afterEach, before, describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { rollback } from 'delivery/registry';
import { type BucketFault, bucketServerOfSuite } from 'delivery/testing/bucket-server';
import { aBrowseRemote, aHost, whole } from '../testing/release-builders.ts';
import { compileCache, runEdge } from '../testing/running-edge.ts';
import { browseOf, documentOf, makeTrust, seen, type Trust } from '../testing/trust.ts';

const silent = (): void => undefined;
/** A player sees nothing of a bucket that is away: less than one of its timeouts. */
const AT_ONCE_MS = 2500;

const server = bucketServerOfSuite();
let trust: Trust;
let state: string;
let count = 0;
before(async () => {
  trust = await makeTrust();
  state = await mkdtemp(join(tmpdir(), 'state-'));
});
afterEach(() => server().fail('none'));
after(async () => {
  await Promise.all([trust.dispose(), rm(state, { recursive: true, force: true })]);
});

/** Document servers on one registry in the bucket, with browse 1.0.0 and the host live. */
const runSite = async () => {
  count += 1;
  const env = { ...server().env, REGISTRY: `s3://tala/site-${count}`, ROOT_FILE: trust.rootFile, OPS_PORT: '0' };
  const first = await runEdge([aHost(), aBrowseRemote()], silent, env, trust.keys);
  const { store, promote } = first;
  return { env, first, store, promote };
};
/** A file server of one package, as a process. */
const runFileServer = async (env: Readonly<Record<string, string>>) => {
  const script = fileURLToPath(new URL('../../../delivery/src/static-server/serve.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...compileCache, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stderr }), 'line');
  return {
    url: String(JSON.parse(line).detail),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

const figure = async (ops: string, name: string): Promise<number> => {
  const text = await (await fetch(`${ops}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

describe('document servers whose registry is in a bucket', () => {
  test('see a promotion and a roll-back within a second, each', async (context) => {
    const { env, first, store, promote } = await runSite();
    await using one = first;
    await using two = await runEdge([], silent, env);
    for (const { url } of [one, two]) assert.equal(browseOf(await documentOf(url)), '1.0.0');
    const tookEach = async (revision: number): Promise<readonly number[]> => {
      const from = performance.now();
      return Promise.all(
        [one, two].map(async ({ url }) => {
          await seen(url, revision);
          return Math.round(performance.now() - from);
        }),
      );
    };
    await promote(aBrowseRemote({ version: '1.1.0' }));
    const promoted = await tookEach(3);
    assert.equal(browseOf(await documentOf(two.url)), '1.1.0');
    const { revision } = await rollback(store, ['browse']);
    const rolledBack = await tookEach(revision);
    assert.equal(browseOf(await documentOf(one.url)), '1.0.0');
    context.diagnostic(
      `promotion seen after ${promoted.join(' and ')} ms, roll-back after ${rolledBack.join(' and ')} ms`,
    );
    for (const took of [...promoted, ...rolledBack]) assert.ok(took < 2000, `${took} ms`);
  });

  const faults: readonly (readonly [BucketFault, RegExp])[] = [
    ['refused', /s3:\/\/tala\/site-\d+: /],
    ['failing', /s3:\/\/tala\/site-\d+: /],
    ['hanging', /does not answer/],
  ];
  for (const [fault, detail] of faults) {
    test(`serve on at once while it is ${fault}, say so, and go on when it is back`, async () => {
      const { first, promote } = await runSite();
      await using edge = first;
      assert.equal(browseOf(await documentOf(edge.url)), '1.0.0');
      server().fail(fault);
      for (let unsaid = true; unsaid; unsaid = !edge.lines.some(({ event }) => event === 'pointers.unreadable')) {
        const from = performance.now();
        assert.equal(browseOf(await documentOf(edge.url)), '1.0.0');
        assert.ok(performance.now() - from < AT_ONCE_MS);
        await nextTurn();
      }
      assert.match(String((await edge.said('pointers.unreadable')).detail), detail);
      assert.equal((await fetch(`${edge.url}/_ready`)).status, 200);
      assert.ok((await figure(edge.ops, 'edge_pointers_age_seconds')) > 0);
      server().fail('none');
      await promote(aBrowseRemote({ version: '1.1.0' }));
      assert.equal(browseOf(await seen(edge.url, 3)), '1.1.0');
    });
  }

  test('serve on at once while it is slow, and follow late', async () => {
    const { first, promote } = await runSite();
    await using edge = first;
    assert.equal(browseOf(await documentOf(edge.url)), '1.0.0');
    await promote(aBrowseRemote({ version: '1.1.0' }));
    server().fail('slow');
    for (let version: string | undefined; version !== '1.1.0'; ) {
      const from = performance.now();
      version = browseOf(await documentOf(edge.url));
      assert.ok(performance.now() - from < AT_ONCE_MS);
      await nextTurn();
    }
  });

  test('start anew while it is away, with what they served before', async () => {
    const { env, first } = await runSite();
    const kept = { ...env, STATE: state };
    await using _ = first;
    {
      await using once = await runEdge([], silent, kept);
      assert.equal(browseOf(await documentOf(once.url)), '1.0.0');
    }
    server().fail('refused');
    await using again = await runEdge([], silent, kept);
    assert.equal(browseOf(await documentOf(again.url)), '1.0.0');
    await again.said('pointers.unreadable');
    await using bare = await runEdge([], silent, env);
    assert.equal((await fetch(`${bare.url}/m/_release`)).status, 503);
    server().fail('none');
    assert.equal(browseOf(await seen(bare.url, 2)), '1.0.0');
  });

  test('and file servers that fetch what they are asked for: no visitor meets a missing file through six releases', async (context) => {
    count += 1;
    const REGISTRY = `s3://tala/site-${count}`;
    await using files = await runFileServer({
      ...server().env,
      REGISTRY,
      MIRROR: join(state, 'mirror'),
      PACKAGE: 'browse',
    });
    const ASSET_ORIGINS = JSON.stringify({ host: 'http://host.localhost', browse: files.url });
    const env = { ...server().env, REGISTRY, ROOT_FILE: trust.rootFile, ASSET_ORIGINS };
    const versions = Array.from({ length: 6 }, (_, index) => `1.${index}.0`);
    await using edge = await runEdge([whole(aHost()), whole(aBrowseRemote())], silent, env, trust.keys);
    const met = new Set<string>();
    let asked = 0;
    let isOver = false;
    const visit = async (): Promise<void> => {
      while (!isOver) {
        const { live } = (await documentOf(edge.url)).remotes[0] ?? assert.fail('no remote');
        const answer = await fetch(live.baseUrl + live.entry);
        assert.deepEqual([answer.status, await answer.text()], [200, live.entry], live.version);
        met.add(live.version);
        asked += 1;
      }
    };
    const release = async (): Promise<void> => {
      for (const version of versions) {
        await edge.promote(whole(aBrowseRemote({ version })));
        while (!met.has(version) && !isOver) await nextTurn();
      }
      isOver = true;
    };
    const all = [release(), ...Array.from({ length: 4 }, visit)];
    await Promise.all(all).finally(() => {
      isOver = true;
      return Promise.allSettled(all);
    });
    assert.equal(met.size, versions.length);
    context.diagnostic(`${asked} files asked for, none missing`);
  });

  test('never show a release that no trusted key has signed', async () => {
    const { first, env, store, promote } = await runSite();
    await using edge = first;
    await promote(aBrowseRemote({ version: '1.1.0' }));
    await seen(edge.url, 3);
    await using stranger = await runEdge([], silent, env, {
      ...(trust.keys.pointersKey && { pointersKey: trust.keys.pointersKey }),
    });
    await stranger.promote(aBrowseRemote({ version: '1.2.0' }));
    assert.equal((await store.readPointers()).packages.browse?.live, 'browse@1.2.0+abc1234');
    assert.equal(browseOf(await seen(edge.url, 4)), '1.1.0');
    assert.match(
      String((await edge.said('release.unreadable')).detail),
      /browse@1\.2\.0\+abc1234 is not signed by a key/,
    );
  });
});
