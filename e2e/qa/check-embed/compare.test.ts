import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare } from './compare.ts';
import type { Shown } from './look.ts';

const shown = (lines: readonly string[], faults: readonly string[] = []): Shown => ({ lines, faults });

test('what a page has less and more is told, times and sums apart', () => {
  const [same, changed] = compare(
    new Map([
      ['/a', shown(['text: 11:04', 'text: ₱10.00'])],
      ['/b', shown(['link "Team"', 'link "Team"', 'text: 1'])],
    ]),
    new Map([
      ['/a', shown(['text: 11:05', 'text: ₱12.00'])],
      ['/b', shown(['link "Team"', 'link "Members"', 'text: 1'])],
    ]),
    { live: ['/a', '/b'], next: ['/a', '/b'] },
  );
  assert.deepEqual([same?.removed, same?.added], [[], []]);
  assert.deepEqual([changed?.removed, changed?.added], [['link "Team"'], ['link "Members"']]);
});

test('pages that come and go, and faults that were not there before, are named', () => {
  const found = compare(
    new Map([
      ['/a', shown([], ['known'])],
      ['/gone', shown(['x'])],
    ]),
    new Map([
      ['/a', shown([], ['known', 'new'])],
      ['/new', shown(['y'])],
    ]),
    { live: ['/a', '/gone'], next: ['/a', '/new'] },
  );
  assert.deepEqual(
    found.map(({ path, isNew, isGone, faults }) => [path, isNew, isGone, faults]),
    [
      ['/a', false, false, ['new']],
      ['/gone', false, true, []],
      ['/new', true, false, []],
    ],
  );
});
