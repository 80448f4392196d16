import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { startBucketServer } from 'delivery/testing/bucket-server';
import { aBrowseRemote, aHost, aRemote, whole } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';

const COMMAND = fileURLToPath(new URL('../../../delivery/src/cli/release.ts', import.meta.url));

const remote = (name: string, version: string): Release =>
  name === 'browse' ? aBrowseRemote({ version }) : aRemote(name, { version });

type Site = Awaited<ReturnType<typeof runEdge>>;

/** `pnpm release …` on the registry and platform of a site that runs. */
const release = ({ registry, platformUrl }: Site, ...args: readonly string[]) => {
  const [own, command] = args.includes('--')
    ? [args.slice(0, args.indexOf('--')), args.slice(args.indexOf('--'))]
    : [args, []];
  const options = ['--registry', registry, '--platform', platformUrl];
  const child = spawn(process.execPath, [COMMAND, ...own, ...options, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', (line) => lines.push(line));
  return { child, lines, ended: once(child, 'close').then(([code]) => ({ code, text: lines.join('\n') })) };
};

const compositionAt = async (url: string): Promise<string> =>
  (await (await fetch(`${url}/m/_release`)).json()).compositionId;

const replays = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const releases = [aHost(), remote('browse', '1.0.0')].map(whole);
  await using site = await runEdge(releases, (_request, response) => response.end('ok'), env);
  const former = await compositionAt(site.url);
  await site.promote(whole(remote('browse', '2.0.0')));
  const { child, lines, ended } = release(site, 'replay', former, '--port', '0');
  try {
    await Promise.race([once(child.stdout, 'data'), ended]);
    const url = /http:\/\/localhost:\d+/.exec(lines[0] ?? '')?.[0] ?? assert.fail(lines.join('\n'));
    const replayed = await (await fetch(`${url}/m/_release`)).json();
    assert.equal(replayed.compositionId, former);
    const [{ live, fallback }] = replayed.remotes;
    assert.equal(live.version, '1.0.0');
    assert.equal(fallback, null);
    const entry = await fetch(live.baseUrl + live.entry);
    assert.equal(await entry.text(), live.entry, 'its files are served too');
    assert.equal((await fetch(`${url}/m/home`)).status, 200);
  } finally {
    child.kill('SIGINT');
  }
  assert.equal((await ended).code, 0);
  const unknown = await release(site, 'replay', 'ffffffff').ended;
  assert.equal(unknown.code, 1);
  assert.match(unknown.text, /No combination of the registry has the id "ffffffff"/);
};

test('a combination that is live no more is served again under its id; an unknown id is said to be one', () =>
  replays({}));

test('the same of a registry in a bucket', async () => {
  await using server = await startBucketServer();
  Object.assign(process.env, server.env);
  await replays({ ...server.env, REGISTRY: 's3://tala/registry' });
});

/** Fails where browse and account are of version 3 or later, as a test of a person's own would. */
const FAILS_ON_PAIR = `
  const { remotes } = await (await fetch(process.env.SITE_URL + '/m/_release')).json();
  const versions = Object.fromEntries(remotes.map(({ live }) => [live.name, Number(live.version[0])]));
  process.exit(versions.browse >= 3 && versions.account >= 3 ? 1 : 0);`;

test('bisect runs a command on real document servers and names the pair that breaks', async () => {
  const NAMES = ['browse', 'account', 'member'];
  await using site = await runEdge(
    [aHost(), ...NAMES.map((name) => remote(name, '1.0.0'))],
    (_, answer) => answer.end('ok'),
    {
      ASSET_ORIGINS: JSON.stringify(
        Object.fromEntries(['host', ...NAMES].map((name) => [name, `http://${name}.localhost`])),
      ),
    },
  );
  const { revision } = await site.store.readPointers();
  for (const version of ['2.0.0', '3.0.0', '4.0.0'])
    for (const name of NAMES) await site.promote(remote(name, version));
  const last = (await site.store.readPointers()).revision;
  const ends = ['--good', String(revision), '--bad', String(last)];
  const { code, text } = await release(site, 'bisect', ...ends, '--', process.execPath, '-e', FAILS_ON_PAIR).ended;
  assert.equal(code, 0, text);
  const [of, and] = ['browse', 'account'].map((name) => releaseId(remote(name, '3.0.0')));
  assert.match(text, /These releases break it together:/);
  for (const id of [of, and]) assert.ok(text.includes(`${id} (good: ${id?.replace('3.0.0', '2.0.0')})`), text);
  const nothing = await release(site, 'bisect', ...ends).ended;
  assert.equal(nothing.code, 1);
  assert.match(nothing.text, /Which command\?/);
});
