import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { followLogs } from './follow-logs.ts';

let folder: string;
let path: string;
let stop = (): void => undefined;
let heard: string[];
let onLine: (line: string) => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
  path = join(folder, 'agent.log');
  heard = [];
  onLine = () => undefined;
  writeFileSync(path, 'of an earlier run\n');
  stop = followLogs([{ name: 'agent', path }], (line) => {
    heard.push(line);
    onLine(line);
  });
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

const until = (last: string): Promise<void> =>
  new Promise((resolve) => {
    // The follower keeps no process alive by itself.
    const keeping = setInterval(() => undefined, 1000);
    onLine = (line) => {
      if (line !== last) return;
      clearInterval(keeping);
      resolve();
    };
  });

it('every line of a log is shown, however much is written at once', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `ang ika-${index} na hilera, ñ`);
  const all = until('[agent] end');
  appendFileSync(path, `${lines.join('\n')}\nend\n`);
  await all;
  assert.deepEqual(heard, [...lines.map((line) => `[agent] ${line}`), '[agent] end']);
});

it('a line that was begun waits for its end, in the middle of a letter too', async () => {
  const letters = Buffer.from('peso ₱5\nend\n');
  const begun = until('[agent] first');
  appendFileSync(path, Buffer.concat([Buffer.from('first\n'), letters.subarray(0, 6)]));
  await begun;
  const all = until('[agent] end');
  appendFileSync(path, letters.subarray(6));
  await all;
  assert.deepEqual(heard, ['[agent] first', '[agent] peso ₱5', '[agent] end']);
});

it('a log that begins anew is shown from its beginning', async () => {
  const first = until('[agent] a long line of the first run');
  appendFileSync(path, 'a long line of the first run\n');
  await first;
  const second = until('[agent] second');
  writeFileSync(path, 'second\n');
  await second;
  assert.equal(heard.at(-1), '[agent] second');
});
