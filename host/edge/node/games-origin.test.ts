import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { LogEntry } from '../base/edge-deps.ts';
import { createGamesOriginCheck } from '../platform/games-origin.ts';
import { platformHandler } from '../testing/platform-handler.ts';
import { aBrowseRemote, aHost } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';

const GAMES = 'https://games.example';

test('games in one place, and a platform that sends players to another, is said once for each difference', () => {
  const said = (own: string | undefined, answers: readonly unknown[]): readonly (string | undefined)[] => {
    const logged: LogEntry[] = [];
    const hear = createGamesOriginCheck({ gamesOrigin: own, log: (entry) => logged.push(entry) });
    for (const answer of answers) hear(answer);
    return logged.map(({ detail }) => detail);
  };
  const [with_, without] = [
    { status: 'ok', gamesOrigin: GAMES },
    { status: 'ok', gamesOrigin: null },
  ];
  assert.deepEqual(said(GAMES, [with_]), []);
  assert.deepEqual(said(undefined, [without]), []);
  assert.deepEqual(said(GAMES, [without, without]), [`GAMES_ORIGIN is ${GAMES} here and none at the platform`]);
  assert.deepEqual(said(undefined, [with_, with_]), [`GAMES_ORIGIN is none here and ${GAMES} at the platform`]);
  assert.equal(said(GAMES, [without, with_, without]).length, 2, 'what was put right and broke again is news');
  assert.deepEqual(said(GAMES, [undefined, { status: 'ok' }, 'ok', []]), [], 'another platform says nothing of it');
});

test('a running document server compares at the platform’s first answer', async () => {
  const ready = JSON.stringify({ status: 'ok', gamesOrigin: GAMES });
  const platform = createServer(platformHandler((_request, response) => response.end(), ready)).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const { port } = platform.address() as AddressInfo;
  try {
    const env = { PLATFORM_URL: `http://127.0.0.1:${port}` };
    await using edge = await runEdge([aHost(), aBrowseRemote()], () => undefined, env);
    assert.match(String((await edge.said('games-origin.differs')).detail), /none here and https:\/\/games\.example/);
  } finally {
    platform.closeAllConnections();
    platform.close();
  }
});
