import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logLine } from './log-line.ts';

test('an entry is one line that moves no terminal, says when and who, and has an end', () => {
  const forged = 'x\nedge: all is well\u001b[31m\u009b31m\u2028\u202etxt';
  const line = logLine('edge', { level: 'info', event: 'test.forged', detail: forged });
  assert.match(line, /^[\u0020-\u007e]+\n$/);
  const { at, ...rest } = JSON.parse(line);
  assert.deepEqual(rest, { from: 'edge', level: 'info', event: 'test.forged', detail: forged });
  assert.ok(Math.abs(Date.parse(at) - Date.now()) < 60_000);
  assert.ok(logLine('edge', { detail: 'a'.repeat(1_000_000) }).length < 5_000);
});
