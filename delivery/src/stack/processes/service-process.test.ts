import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { isRunning, readRecords, writeRecord } from './process-record.ts';
import { isPortFree, lastLines, startProcess, stopProcess, waitHealthy } from './service-process.ts';
import { sampleService } from './testing/sample-service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(async () => {
  await Promise.all(readRecords(folder).map(stopProcess));
  await rm(folder, { recursive: true, force: true });
});

/** Before anything else: twelve lines, in three seconds. */
const TALK = `for (let line = 0; line < 12; line += 1) { console.log('line ' + line); await new Promise((go) => setTimeout(go, 250)); }`;

const staticService = (name?: string) => sampleService(folder, name);

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

  it('may take longer than it may be silent, as long as it says what it does', async () => {
    const service = await staticService();
    const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(TALK)}`];
    const started = startProcess(folder, { ...service, nodeArgs });
    await waitHealthy(folder, started, 2_000);
    assert.match(lastLines(folder, service.name), /line 11/);
  });

  it('that neither answers nor says anything is given up, with what it said last', async () => {
    const started = startProcess(folder, { ...(await staticService()), healthPath: '/nowhere' });
    await assert.rejects(
      waitHealthy(folder, started, 1_000),
      /did not answer on port \d+, and no process of the site wrote a line/,
    );
  });

  it('is not taken for another program that has got its number', () => {
    assert.equal(isRunning({ pid: process.pid, script: 'delivery/src/static-server/serve.ts' }), false);
    assert.equal(isRunning({ pid: process.pid, script: 'service-process.test.ts' }), true);
  });

  it('does not hide the others behind a damaged record', async () => {
    const service = await staticService('member');
    writeRecord(folder, { ...service, pid: 0 });
    assert.equal(statSync(join(folder, 'run', `${service.name}.json`)).mode & 0o077, 0);
    await writeFile(join(folder, 'run/agent.json'), '{"name":');
    assert.deepEqual(
      readRecords(folder).map(({ name }) => name),
      ['member'],
    );
  });
});
