import assert from 'node:assert/strict';
import { afterEach, beforeEach, it, type Mock, mock } from 'node:test';
import { createLog, logLine } from './log.ts';

let write: Mock<typeof process.stderr.write>;
beforeEach(() => {
  write = mock.method(process.stderr, 'write', () => true);
});
afterEach(() => mock.restoreAll());

const written = (): object[] =>
  write.mock.calls.map(({ arguments: [line] }) => {
    const { at: _at, ...rest } = JSON.parse(String(line));
    return rest;
  });

it('writes an entry with the fields of its context', () => {
  const log = createLog('files', () => ({ requestId: 'r1' }));
  log({ level: 'warn', event: 'file.slow', detail: 'a.js' });
  assert.deepEqual(written(), [{ from: 'files', requestId: 'r1', level: 'warn', event: 'file.slow', detail: 'a.js' }]);
});

it('writes nothing below its level, and calls listeners with every entry', () => {
  const log = createLog('files');
  const events: string[] = [];
  log.onEntry(({ event }) => void events.push(event));
  assert.equal(log.setLevel('error'), 'info');
  log({ level: 'warn', event: 'one' });
  log({ level: 'error', event: 'two' });
  assert.deepEqual(events, ['one', 'two']);
  assert.deepEqual(written(), [{ from: 'files', level: 'error', event: 'two' }]);
});

it('makes an entry one line that moves no terminal, says when and who, and has an end', () => {
  const forged = 'x\nedge: all is well\u001b[31m\u009b31m\u2028\u202etxt';
  const line = logLine('edge', { level: 'info', event: 'test.forged', detail: forged });
  assert.match(line, /^[\u0020-\u007e]+\n$/);
  const { at, ...rest } = JSON.parse(line);
  assert.deepEqual(rest, { from: 'edge', level: 'info', event: 'test.forged', detail: forged });
  assert.ok(Math.abs(Date.parse(at) - Date.now()) < 60_000);
  assert.ok(logLine('edge', { detail: 'a'.repeat(1_000_000) }).length < 5_000);
});
