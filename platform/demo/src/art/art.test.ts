import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { GAME_CATEGORIES } from '@shared-kernel/contracts/system/values';
import { HERO_NAMES } from '../../../src/content/campaigns/hero-names.ts';
import { chooseMotif, MOTIF_NAMES } from './choose-motif.ts';
import { withHue } from './colour.ts';
import { heroArt, pageBackdrop, vendorMark } from './drawings.ts';
import { GAME_ART_LIMIT_BYTES, gameArt } from './game-art.ts';
import { cyclic, pick, seeded } from './seed.ts';
import { symbolArt, wordmark } from './symbol-art.ts';
import { teamCrest } from './team-crest.ts';
import { assertWellFormed } from './testing/well-formed.ts';

const FIRST = [
  'Lucky',
  'Golden',
  'Parol',
  'Koi',
  'Bulkan',
  'Halo-Halo',
  'Reyna',
  'Baccarat',
  'Perya',
  'Sabong',
  'Niño',
  '777',
];
const MIDDLE = ['', 'of the', "King's", 'Mega', 'Harvest &', 'Deluxe', 'Royal Sampaguita'];
const LAST = ['Nights', 'Emperor', 'Fiesta', 'Megaways Extraordinaire', 'Bay', 'Treasure Quest 2', 'Wheel'];

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const randomGames = (count: number) => {
  const random = seeded(20_260_714);
  return Array.from({ length: count }, (_, index) => ({
    gameId: `GAME${index}`,
    category: cyclic(GAME_CATEGORIES, index),
    vendorHue: Math.floor(random() * 360),
    title: [pick(FIRST, random), pick(MIDDLE, random), pick(LAST, random)].filter(Boolean).join(' '),
  }));
};

test('500 games of every category each get a well-formed drawing within the limit', () => {
  for (const game of randomGames(500)) {
    const svg = gameArt(game);
    assert.ok(Buffer.byteLength(svg) <= GAME_ART_LIMIT_BYTES, `${game.title}: ${svg.length} bytes`);
    assertWellFormed(svg);
  }
});

test('the same game is always drawn the same, and another vendor changes its look', () => {
  const game = { gameId: 'g-parol', category: 'RNG', vendorHue: 330, title: 'Parol Nights' } as const;
  assert.equal(gameArt(game), gameArt({ ...game }));
  assert.notEqual(gameArt(game), gameArt({ ...game, vendorHue: 90 }));
});

test('the drawings are those of the reference pictures', () => {
  const reference = [
    ['g-bangka', 200, 'Bangka Bay', '33f896607b6e'],
    ['g-book', 300, 'Book of Bathala', 'e1b093fd5ce4'],
    ['g-bulkan', 200, 'Bulkan', '38044e50fe2f'],
    ['g-carabao', 145, 'Carabao Gold', 'd788df06341b'],
    ['g-cherry', 265, 'Cherry Pop', '871d736b9305'],
    ['g-chest', 200, 'Pirate Isle', '2460ee5a3ec4'],
    ['g-dragon', 0, 'Dragon Ember', 'ab2d42492d07'],
    ['g-gem', 234, 'Gem Tide', '188c6c1d7f0d'],
    ['g-halo', 311, 'Halo-Halo', '04f1152bdcca'],
    ['g-jeep', 145, 'Jeepney King', '5cba11481dd8'],
    ['g-mah', 20, 'Bamboo Wind', 'e2fa44ceb47d'],
    ['g-moon', 265, 'Moon Rabbit', '807e82933160'],
    ['g-parol', 330, 'Parol Nights', '54f92a10532a'],
    ['g-reyna', 300, 'Reyna', 'e9297f4fd51b'],
    ['g-rocket', 255, 'Sky Rocket', '6e87e3bf2b60'],
    ['g-seven', 265, 'Lucky Sevens', '15e195153d3d'],
    ['g-wheel', 255, 'Gulong', '68fab492810d'],
  ] as const;
  for (const [gameId, vendorHue, title, expected] of reference) {
    assert.equal(digest(gameArt({ gameId, category: 'RNG', vendorHue, title })), expected, title);
  }
});

test('a title that costs too much is shortened, never refused', () => {
  for (const title of [
    'Kasaysayan ng Kabuhayan at Kayamanan sa Kapuluan '.repeat(6),
    'W'.repeat(400),
    '賓果 🎉',
    '',
    '   ',
    '-',
  ]) {
    const svg = gameArt({ gameId: 'LONG', category: 'PVP', vendorHue: 12, title });
    assert.ok(svg.length <= GAME_ART_LIMIT_BYTES);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
    assertWellFormed(svg);
  }
});

test('a title chooses its motif, and a game without a hint gets one of its category', () => {
  assert.equal(chooseMotif('x', 'RNG', 'Parol Nights'), 'parol');
  assert.equal(chooseMotif('x', 'FISH', 'Koi Emperor'), 'koi');
  const lotteries = ['Luzon 3D', 'Mini 4D', 'Lotto 6 Plus', 'Bola Draw', 'Ember Keno'];
  assert.deepEqual(
    lotteries.map((title) => chooseMotif('x', 'ELOTT', title)),
    ['digits', 'drum', 'balls', 'balls', 'ticket'],
  );
  const unhinted = new Set(Array.from({ length: 60 }, (_, k) => chooseMotif(`id${k}`, 'COCKFIGHT', 'Zzz')));
  assert.deepEqual([...unhinted], ['plume']);
});

test('symbols, heroes, wordmarks and the backdrop are well formed and small', () => {
  const drawings = [
    ...MOTIF_NAMES.map((name) => symbolArt('test', name)),
    ...HERO_NAMES.flatMap((name) => [heroArt(name), heroArt(name, 165)]),
    wordmark('Ang "Hari" & <Reyna>'),
    pageBackdrop(),
  ];
  for (const svg of drawings) {
    assert.ok(svg.length <= GAME_ART_LIMIT_BYTES, svg.slice(0, 120));
    assertWellFormed(svg);
  }
});

test('a brand’s hue turns the sky of a hero, keeps how light it is, and leaves what stands in it', () => {
  const [own, green] = [heroArt('lanterns'), heroArt('lanterns', 165)];
  const sky = withHue('#3d1c5c', 165);
  assert.match(own, /#3d1c5c/);
  assert.doesNotMatch(green, /#3d1c5c/);
  assert.ok(green.includes(sky));
  assert.equal(withHue(sky, 165), sky);
  assert.ok(green.includes('#ffe9a6'), 'the lanterns keep their gold');
  assert.equal(heroArt('reef', 165), heroArt('reef'), 'the sea is the sea');
});

test('a crest suits its name and stays the same; two teams of a match look different', () => {
  assert.equal(teamCrest({ name: 'Manila Tides' }), teamCrest({ name: 'Manila Tides' }));
  assert.notEqual(teamCrest({ name: 'Manila Tides' }), teamCrest({ name: 'Cebu Kestrels' }));
  assertWellFormed(teamCrest({ name: 'Davao <Agilas> & "Sons"' }));
});

test('a vendor keeps its mark and takes its hue', () => {
  assert.equal(vendorMark({ code: 'PERLAS', hue: 330 }), vendorMark({ code: 'PERLAS', hue: 330 }));
  assert.notEqual(vendorMark({ code: 'PERLAS', hue: 330 }), vendorMark({ code: 'PERLAS', hue: 90 }));
  assert.notEqual(vendorMark({ code: 'PERLAS', hue: 330 }), vendorMark({ code: 'KIDLAT', hue: 330 }));
  assertWellFormed(vendorMark({ code: 'ANY', hue: 10 }));
});
