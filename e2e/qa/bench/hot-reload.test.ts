import assert from 'node:assert/strict';
import { test } from 'node:test';
import { report } from './hot-reload.ts';

const edits = (...groups: readonly (readonly [count: number, ms: number | null, keptState: boolean])[]) =>
  groups.flatMap(([count, ms, keptState]) => Array.from({ length: count }, () => ({ ms, keptState })));

test('hot reload holds its limits at 95 of 100 edits, in time and in state', () => {
  assert.equal(report(edits([95, 499, true], [5, null, false])), true);
  assert.equal(report(edits([94, 100, true], [6, 500, true])), false, 'six are late');
  assert.equal(report(edits([94, 100, true], [6, 100, false])), false, 'six lost their state');
});
