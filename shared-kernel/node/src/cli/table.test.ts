import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatTable } from './table.ts';

it('columns stand one under the other, as wide as their widest cell, and nothing hangs behind', () => {
  const rows = [
    ['name', 'port', ''],
    ['platform', '8090', 'running'],
    ['edge', '8080'],
  ];
  assert.deepEqual(formatTable(rows), ['name      port', 'platform  8090  running', 'edge      8080']);
  assert.deepEqual(formatTable([]), []);
});
