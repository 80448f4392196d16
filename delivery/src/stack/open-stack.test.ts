import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it, mock } from 'node:test';
import { stopStack } from './open-stack.ts';
import { isRunning, readRecords } from './processes/process-record.ts';
import { startProcess, waitHealthy } from './processes/service-process.ts';
import { sampleService } from './processes/testing/sample-service.ts';

it('a site ends with its edge first: what answers its last requests goes after it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const names = ['browse', 'edge', 'platform'];
  const started = await Promise.all(names.map(async (name) => startProcess(folder, await sampleService(folder, name))));
  await Promise.all(started.map((each) => waitHealthy(folder, each)));
  const edge = started.find(({ name }) => name === 'edge') ?? assert.fail('no edge');
  /** Who was told to end, and whether the edge still ran then. */
  const told: [name: string, hasEdge: boolean][] = [];
  const { kill } = process;
  mock.method(process, 'kill', (pid: number, signal: NodeJS.Signals | 0) => {
    const name = started.find((each) => each.pid === pid)?.name;
    if (signal === 'SIGTERM' && name !== undefined) told.push([name, isRunning(edge)]);
    return kill.call(process, pid, signal);
  });
  try {
    await stopStack(folder);
  } finally {
    mock.restoreAll();
    await rm(folder, { recursive: true, force: true });
  }
  assert.deepEqual(told[0], ['edge', true]);
  assert.deepEqual(told.slice(1).sort(), [
    ['browse', false],
    ['platform', false],
  ]);
  assert.deepEqual(readRecords(folder), []);
  assert.ok(started.every((each) => !isRunning(each)));
});
