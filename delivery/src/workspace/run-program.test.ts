import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { test } from 'node:test';

const parentSource = (own: string): string => `
  import { runProgram } from '${import.meta.resolve('./run-program.ts')}';
  ${own}
  const childSource = 'require("node:net").connect(Number(process.argv[1]), "127.0.0.1")';
  await runProgram(process.execPath, ['--eval', childSource, process.argv[1]], { cwd: '.' });
`;

for (const [how, own, signal, end] of [
  ['is terminated', '', 'SIGTERM', [null, 'SIGTERM']],
  ['exits', "process.once('SIGUSR2', () => process.exit(1));", 'SIGUSR2', [1, null]],
  [
    'has work to end first',
    "process.once('SIGTERM', () => setImmediate(() => process.exit(3)));",
    'SIGTERM',
    [3, null],
  ],
] as const)
  test(`a program that is run ends with the process that ${how}`, { timeout: 60_000 }, async (context) => {
    const server = createServer().listen(0, '127.0.0.1');
    context.after(() => server.close());
    await once(server, 'listening');
    const address = server.address();
    assert.ok(address !== null && typeof address === 'object');
    const args = ['--input-type=module-typescript', '--eval', parentSource(own), String(address.port)];
    const parent = spawn(process.execPath, args, { stdio: 'inherit' });
    const [call] = (await once(server, 'connection')) as [Socket];
    context.after(() => call.destroy());
    call.on('error', () => undefined);
    parent.kill(signal);
    const [ended] = await Promise.all([once(parent, 'exit'), once(call.resume(), 'close')]);
    assert.deepEqual(ended, end);
  });
