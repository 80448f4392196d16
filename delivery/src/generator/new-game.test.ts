import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { WORKSPACE } from '../workspace/workspace.ts';
import type { Dictionary } from './filipino.ts';
import { newGame } from './new-game.ts';

const REGISTRY = 'platform/demo/src/demo-games.ts';
const dictionary: Dictionary = {
  knows: () => false,
  lacked: new Set(),
  translate: () => Promise.reject(new Error('no Filipino')),
  check: () => {},
};
const GIVEN = { category: 'PVP', ty: 'Kara krus' };

const root = await mkdtemp(join(tmpdir(), 'new-game-'));
after(() => rm(root, { recursive: true, force: true }));
// The linter's settings name rules of the house's own.
for (const path of ['biome.json', '.gitignore', 'delivery/src/checks/lint', REGISTRY])
  await cp(join(WORKSPACE, path), join(root, path), { recursive: true });

it('a game has rules, a page and a test of its own, and plays a category after those that did before', async () => {
  const files = await newGame(root, dictionary, 'coin-flip', GIVEN);
  const home = 'platform/demo/games/coin-flip';
  for (const file of ['game.ts', 'rules/rules.ts', 'page/main.js', 'page/own.html', 'coin-flip.test.ts'])
    assert.ok(files.includes(`${home}/${file}`), file);
  const written = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  for (const text of written) assert.doesNotMatch(text, /new-game|newGame|\{title|\{category\}/);
  const registry = await readFile(join(root, REGISTRY), 'utf8');
  assert.match(registry, /import \{ coinFlip \} from '\.\.\/games\/coin-flip\/game\.ts';/);
  assert.match(registry, /\n {2}\{ game: coinFlip, category: 'PVP' \},\n\];/);
});

it('a code that is taken or none, a category that is none and a title without Filipino are refused', async () => {
  await assert.rejects(newGame(root, dictionary, 'coin-flip', GIVEN), /is there already/);
  for (const code of ['Coin', 'coin_flip', '../coin', '4d', ''])
    await assert.rejects(newGame(root, dictionary, code, GIVEN), /is no name for a game/);
  for (const category of ['HOT', 'CHESS'])
    await assert.rejects(newGame(root, dictionary, 'dice', { ...GIVEN, category }), /is no category/);
  await assert.rejects(newGame(root, dictionary, 'dice', { category: 'PVP' }), /no Filipino/);
});
