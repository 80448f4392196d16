import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runScript } from '../../workspace/run-program.ts';
import { restartOne, startOne, stopOne } from './control-process.ts';
import { keepProcesses } from './keep-processes.ts';
import { findRecord, isRunning, keeper, type ProcessRecord, readRecords } from './process-record.ts';
import { startProcess, stopProcess, waitHealthy } from './service-process.ts';
import { sampleService } from './testing/sample-service.ts';

/** As the site's own, without its waits. */
const QUICK = { deathsAllowed: 2, windowMs: 5 * 60_000, firstWaitMs: 1, longestWaitMs: 1 };

let folder: string;
let stopKeeping = async (): Promise<void> => undefined;
let lines: string[] = [];
let wake = (): void => undefined;

/** Waits until the keeper has said it. */
const said = async (pattern: RegExp): Promise<void> => {
  while (!lines.some((line) => pattern.test(line))) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
};
const keep = (): void => {
  stopKeeping = keepProcesses(
    folder,
    (line) => {
      lines.push(line);
      wake();
    },
    QUICK,
  );
};
const start = async (name?: string): Promise<ProcessRecord> => {
  const started = startProcess(folder, await sampleService(folder, name));
  await waitHealthy(folder, started);
  return started;
};
const site = async (...args: string[]): Promise<string> => {
  const script = join(import.meta.dirname, '../stack.ts');
  return (await runScript(script, [...args, '--data', folder], { cwd: folder })).output;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  lines = [];
});
afterEach(async () => {
  await stopKeeping();
  await Promise.all(readRecords(folder).map(stopProcess));
  await rm(folder, { recursive: true, force: true });
});

describe('what keeps the processes of a site', () => {
  it('starts one that was killed again, on its own port, and says so', async () => {
    const { pid } = await start();
    keep();
    process.kill(pid, 'SIGKILL');
    await said(new RegExp(`browse \\(process ${pid}\\) has died`));
    await said(/browse is running as process/);
    const again = findRecord(folder, 'browse');
    assert.ok(again);
    await waitHealthy(folder, again);
    assert.notEqual(again.pid, pid);
    assert.match(
      await site('status'),
      new RegExp(`browse +port ${again.port} +running, process ${again.pid}, died once`),
    );
  });

  it('gives one up that dies too often, with its last words, and leaves it', async () => {
    const service = await sampleService(folder);
    startProcess(folder, { ...service, args: ['--package', 'browse'] });
    keep();
    await said(/browse HAS DIED 3 TIMES within 5 minutes[\s\S]*are both needed[\s\S]*start browse --data/);
    assert.equal(lines.filter((line) => / has died/.test(line)).length, QUICK.deathsAllowed);
    const { pid } = await start('member');
    process.kill(pid, 'SIGKILL');
    await said(/member \(process \d+\) has died/);
    assert.equal(findRecord(folder, 'browse')?.state, 'given-up');
    assert.match(await site('status'), /browse +port \d+ +GIVEN UP, died 3 times/);
  });

  it('leaves one alone that was stopped on purpose, until it is started', async () => {
    await start('agent');
    const { pid } = await start('browse');
    keep();
    await stopOne(folder, 'agent');
    process.kill(pid, 'SIGKILL');
    await said(/browse \(process \d+\) has died/);
    await said(/browse is running as process/);
    assert.equal(findRecord(folder, 'agent')?.pid, 0);
    assert.match(await site('status'), /agent +port \d+ +stopped\n/);
    const started = await startOne(folder, 'agent');
    assert.ok(started && isRunning(started));
    assert.equal(await startOne(folder, 'agent'), null);
  });

  it('takes no restart for a death', async () => {
    const { pid } = await start('browse');
    keep();
    const restarted = await restartOne(folder, 'browse');
    await said(new RegExp(`browse is running as process ${restarted.pid}`));
    assert.notEqual(restarted.pid, pid);
    assert.deepEqual(
      lines.filter((line) => /has died/.test(line)),
      [],
    );
  });
});

it('pnpm stack restart takes one after the other, and answers when each is ready', async () => {
  const before = [await start('agent'), await start('browse')];
  keep();
  assert.match(await site('restart'), /^agent is ready as process \d+\.\nbrowse is ready as process \d+\.\n$/);
  for (const { name, pid } of before) assert.notEqual(findRecord(folder, name)?.pid, pid);
});

it('a process is started in the environment of its site, whatever terminal asks for it', async () => {
  const service = await sampleService(folder);
  const withoutName = { ...service, args: service.args.slice(service.args.indexOf('--port')) };
  process.env.PACKAGE = 'browse';
  try {
    await waitHealthy(folder, startProcess(folder, withoutName));
    keep();
    const terminal = { cwd: folder, env: { PACKAGE: undefined } };
    const script = join(import.meta.dirname, '../stack.ts');
    const { code, output } = await runScript(script, ['restart', 'browse', '--data', folder], terminal);
    assert.equal(code, 0, output);
  } finally {
    delete process.env.PACKAGE;
  }
});

it('pnpm stack starts nothing where nobody keeps the site', async () => {
  await start('agent');
  assert.match(await site('restart', 'agent'), /Nobody keeps this site/);
  assert.match(await site('status'), /agent +port \d+ +running/);
});

it('pnpm stack says what is not there', async () => {
  await start('agent');
  assert.match(await site('restart', 'brows'), /There is no process "brows"\. There are: agent\./);
});

it('a keeper that starts nothing is not waited for without end', async () => {
  const started = await start();
  await stopOne(folder, started.name);
  // This process says that it keeps the site, and does not.
  keeper.write(folder);
  await assert.rejects(startOne(folder, started.name, 1), /keeper \(process \d+\) has not started browse/);
});
