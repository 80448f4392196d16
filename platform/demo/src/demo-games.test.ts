import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredGame } from '../../src/play/catalogue/game.mapper.ts';
import { folderOfPage } from '../../src/play/games/registry.ts';
import { addDemoGames, DEMO_GAMES } from './demo-games.ts';
import { gameRows } from './seed/games.seed.ts';

test('a part of the catalogue’s slots has cascades; the first of the lobby has reels', () => {
  const played = gameRows()
    .filter(({ category }) => category === 'RNG')
    .map((row) => {
      const found = DEMO_GAMES.find(
        ({ category, plays }) => category === 'RNG' && (plays?.(row as StoredGame) ?? true),
      );
      return [row.nodeId, found?.game.code] as const;
    });
  const share = played.filter(([, code]) => code === 'cascade').length / played.length;
  assert.ok(share > 0.2 && share < 0.3, `${share}`);
  assert.deepEqual(
    played.filter(([nodeId]) => ['100001', '100002', '100003'].includes(nodeId)).map(([, code]) => code),
    ['slot', 'slot', 'cascade'],
  );
});

test('every game of the house has the wheel', () => {
  const codes = gameRows()
    .filter(({ category }) => category === 'INHOUSE')
    .map((row) =>
      DEMO_GAMES.find(({ category, plays }) => category === row.category && (plays?.(row as StoredGame) ?? true)),
    )
    .map((found) => found?.game.code);
  assert.ok(codes.length >= 90);
  assert.deepEqual(new Set(codes), new Set(['wheel']));
});

test('no game of the catalogue has the address of a page that is none', () => {
  addDemoGames();
  for (const { gameCode } of gameRows()) assert.equal(folderOfPage(gameCode), undefined, gameCode);
  assert.ok(folderOfPage('fair'));
});
