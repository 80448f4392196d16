import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredGame } from '../catalogue/game.mapper.ts';
import { addGame, demoGameOf, type PlayableGame, placeOfFile } from './registry.ts';

/** One that no game of the catalogue has: what is added stays for the process. */
const CATEGORY = 'NONE' as StoredGame['category'];
const stored = (gameId: string) => ({ category: CATEGORY, gameId }) as StoredGame;
const playable = (frame: string, plays?: PlayableGame['plays']): PlayableGame => ({
  game: {
    code: frame,
    title: { EN: '', TY: '' },
    stakes: [],
    odds: { returnToPlayer: 1, hitFrequency: 1, outcomes: [] },
    play: () => ({ payoutMinor: 0, outcome: null }),
  },
  frame: `${frame}/page`,
  folder: `/games/${frame}/page`,
  page: '',
  ...(plays && { plays }),
});

test('of a category’s games the first that plays a game of the catalogue has it; each page is served from its own folder', () => {
  assert.equal(demoGameOf(stored('even-2')), undefined);
  addGame(
    CATEGORY,
    playable('reef', ({ gameId }) => gameId.startsWith('even')),
  );
  addGame(CATEGORY, playable('pond'));
  assert.equal(demoGameOf(stored('even-2'))?.game.code, 'reef');
  assert.equal(demoGameOf(stored('odd-1'))?.game.code, 'pond');
  assert.deepEqual(placeOfFile('pond/page/a/b.js'), { folder: '/games/pond/page', file: 'a/b.js' });
  for (const path of ['pond/rules/round.ts', 'pond/page', 'pond/pages/a.js'])
    assert.equal(placeOfFile(path), undefined);
});
