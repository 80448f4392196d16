import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { isRunning, type ProcessRecord, readRecords, writeRecord } from './process-record.ts';
import { isPortFree, startProcess, stopProcess, waitHealthy } from './service-process.ts';
import { watchProcesses } from './watch-processes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(async () => {
  await Promise.all(readRecords(folder).map(stopProcess));
  await rm(folder, { recursive: true, force: true });
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A static server of an empty registry: the smallest real process of a site. */
const staticService = async (name = 'browse'): Promise<Omit<ProcessRecord, 'pid'>> => {
  const port = await freePort();
  const args = ['--package', name, '--port', String(port), '--registry', join(folder, 'registry')];
  return {
    name,
    port,
    script: 'delivery/src/static-server/serve.ts',
    nodeArgs: [],
    args,
    env: {},
    healthPath: '/_health',
  };
};

describe('a process of the site', () => {
  it('is healthy when it answers, and gone when it was stopped', async () => {
    const started = startProcess(folder, await staticService());
    await waitHealthy(folder, started);
    assert.equal(isRunning(started), true);
    assert.equal(await isPortFree(started.port), false);
    await stopProcess(started);
    assert.equal(isRunning(started), false);
    assert.equal(await isPortFree(started.port), true);
  });

  it('can be started again from its record', async () => {
    await waitHealthy(folder, startProcess(folder, await staticService()));
    const [record] = readRecords(folder);
    assert.ok(record);
    await stopProcess(record);
    const again = startProcess(folder, record);
    await waitHealthy(folder, again);
    assert.notEqual(again.pid, record.pid);
  });

  it('that dies while starting is explained with its own words', async () => {
    const service = await staticService();
    const started = startProcess(folder, { ...service, args: ['--package', 'browse'] });
    await assert.rejects(
      waitHealthy(folder, started),
      /browse ended while starting[\s\S]*--port <port> are both needed/,
    );
  });

  it('is not taken for another program that has got its number', () => {
    assert.equal(isRunning({ pid: process.pid, script: 'delivery/src/static-server/serve.ts' }), false);
    assert.equal(isRunning({ pid: process.pid, script: 'service-process.test.ts' }), true);
  });

  it('does not hide the others behind a damaged record', async () => {
    const service = await staticService('member');
    writeRecord(folder, { ...service, pid: 0 });
    await writeFile(join(folder, 'run/agent.json'), '{"name":');
    assert.deepEqual(
      readRecords(folder).map(({ name }) => name),
      ['member'],
    );
  });
});

it('the watcher says which process ended and when it is back', async () => {
  const service = await staticService();
  const started = startProcess(folder, service);
  await waitHealthy(folder, started);
  const lines: string[] = [];
  let wake = (): void => undefined;
  const said = async (pattern: RegExp): Promise<void> => {
    while (!lines.some((line) => pattern.test(line))) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const stopWatching = watchProcesses(folder, (line) => {
    lines.push(line);
    wake();
  });
  try {
    process.kill(started.pid, 'SIGKILL');
    await said(new RegExp(`browse \\(process ${started.pid}\\) has ended`));
    const again = startProcess(folder, service);
    await said(new RegExp(`browse is running as process ${again.pid}`));
  } finally {
    stopWatching();
  }
});
