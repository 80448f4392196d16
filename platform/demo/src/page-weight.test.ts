import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { DemoGame, GameIdentity } from '../../src/play/games/framework.ts';
import { gamePage } from '../games/game-page.ts';
import { DEMO_GAMES } from './demo-games.ts';

const GAMES = resolve(import.meta.dirname, '../games');
const FRAMES = '/wps/play/frames/';
const LIMIT = 150_000;
const FONT = /\.woff2$/;

const SAMPLE: GameIdentity = { gameId: 'OBRA-0003', category: 'RNG', vendorHue: 285, title: 'Gem Tide' };

/** What a page loads, each file with what it names in turn: styles name fonts. */
const filesOf = (page: string): readonly string[] => {
  const named = [...page.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, address = '']) => {
    assert.ok(address.startsWith(FRAMES), `${address} is no file of a frame`);
    return join(GAMES, address.slice(FRAMES.length));
  });
  const fonts = named
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/url\('([^']+)'\)/g)].map(([, font = '']) => join(dirname(file), font)),
    );
  return [...named, ...fonts];
};

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^import .* from '([^']+)';$/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  );

const weightOf = (file: string): number => {
  const bytes = readFileSync(file);
  return FONT.test(file) ? bytes.length : gzipSync(bytes).length;
};

const themeWeight = ({ theme }: DemoGame): number => gzipSync(JSON.stringify(theme?.(SAMPLE) ?? null)).length;

for (const game of new Set(DEMO_GAMES.map((each) => each.game))) {
  const page = gamePage(game.code, game.title.EN);
  const files = filesOf(page);

  test(`the page of ${game.code} weighs less than ${LIMIT / 1000} KB, with its theme`, (context) => {
    const own = gzipSync(page).length + themeWeight(game);
    const weight = files.reduce((sum, file) => sum + weightOf(file), own);
    context.diagnostic(`${game.code}: ${(weight / 1000).toFixed(1)} KB in ${files.length} files`);
    assert.ok(weight < LIMIT, `${weight} bytes`);
  });

  test(`the page of ${game.code} is whole: each id once, and no gap left`, () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.doesNotMatch(page, /\{\w+\}|<!--/);
  });

  test(`the page of ${game.code} preloads every script and no other`, () => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    const needed = new Set(scripts.filter((file) => file.endsWith('/main.js')));
    for (const script of needed) for (const imported of importsOf(script)) needed.add(imported);
    assert.deepEqual(scripts.toSorted(), [...needed].toSorted());
  });
}
