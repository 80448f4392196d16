import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from './paging.ts';

const RANGE = { from: new Date('2026-07-13T16:00:00Z'), until: new Date('2026-07-15T16:00:00Z') };
const NOW = new Date('2026-07-15T04:00:00Z');
const LATER = new Date('2026-07-15T05:00:00Z');

test('later pages end where the first did, and know its count', () => {
  const first = openPage({ pageNo: 1, pageSize: 20 }, RANGE, NOW);
  assert.equal(first.isFirst, true);
  assert.deepEqual(first.range, { from: RANGE.from, until: NOW });
  const { asOf, totalPages } = first.close(41);
  assert.equal(totalPages, 3);
  const second = openPage({ pageNo: 2, pageSize: 20, asOf }, RANGE, LATER);
  assert.equal(second.isFirst, false);
  assert.equal(second.offset, 20);
  assert.deepEqual(second.range.until, NOW);
  assert.deepEqual(second.close(), { pageNum: 2, totalPages: 3, asOf });
});

test('a range that has ended keeps its own end', () => {
  const past = { from: RANGE.from, until: new Date('2026-07-14T16:00:00Z') };
  assert.deepEqual(openPage({ pageNo: 1, pageSize: 20 }, past, NOW).range, past);
});

test('an invented mark and impossible pages are refused', () => {
  const refused = { code: 'request.invalid' };
  assert.throws(() => openPage({ pageNo: 2, pageSize: 20, asOf: '2026' }, RANGE, NOW), refused);
  assert.throws(() => openPage({ pageNo: 0, pageSize: 20 }, RANGE, NOW), refused);
  assert.throws(() => openPage({ pageNo: 1, pageSize: 101 }, RANGE, NOW), refused);
});
