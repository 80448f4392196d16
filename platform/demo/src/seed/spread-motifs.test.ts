import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameRows } from './games.seed.ts';
import { IN_SIGHT, motifOf } from './spread-motifs.ts';

const PAGE = 26;

const motifsOf = (category: string) =>
  gameRows()
    .filter((row) => row.category === category)
    .toSorted((one, other) => one.sort - other.sort)
    .map(motifOf);

/** Places at which a motif comes again within so many tiles. */
const again = (motifs: readonly string[], apart: number): readonly number[] =>
  motifs.flatMap((motif, place) => (motifs.slice(Math.max(0, place - apart), place).includes(motif) ? [place] : []));

test('slots: no motif comes twice in sight, for four pages', () => {
  assert.deepEqual(again(motifsOf('RNG').slice(0, 4 * PAGE), IN_SIGHT), []);
});

for (const category of ['FISH', 'LIVE', 'INHOUSE'])
  test(`${category}: no tile of the first page has its own motif beside it or above it`, () => {
    assert.deepEqual(again(motifsOf(category).slice(0, PAGE), 3), []);
  });

test('PVP, which has three motifs: none has its own beside it', () => {
  assert.deepEqual(again(motifsOf('PVP').slice(0, PAGE), 2), []);
});

test('every game keeps its number and has a place of its own', () => {
  const rows = gameRows();
  assert.equal(new Set(rows.map(({ nodeId }) => nodeId)).size, rows.length);
  assert.equal(new Set(rows.map(({ sort }) => sort)).size, rows.length);
});
