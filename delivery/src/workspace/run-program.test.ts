import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { test } from 'node:test';

const PARENT_SOURCE = `
  import { runProgram } from '${import.meta.resolve('./run-program.ts')}';
  process.once('SIGUSR2', () => process.exit(1));
  const childSource = 'require("node:net").connect(Number(process.argv[1]), "127.0.0.1")';
  await runProgram(process.execPath, ['--eval', childSource, process.argv[1]], { cwd: '.' });
`;

for (const [how, signal] of [
  ['is terminated', 'SIGTERM'],
  ['exits by itself', 'SIGUSR2'],
] as const)
  test(`a program that is run ends with the process that ${how}`, { timeout: 60_000 }, async (context) => {
    const server = createServer().listen(0, '127.0.0.1');
    context.after(() => server.close());
    await once(server, 'listening');
    const address = server.address();
    assert.ok(address !== null && typeof address === 'object');
    const args = ['--input-type=module-typescript', '--eval', PARENT_SOURCE, String(address.port)];
    const parent = spawn(process.execPath, args, { stdio: 'inherit' });
    const [call] = (await once(server, 'connection')) as [Socket];
    context.after(() => call.destroy());
    call.on('error', () => undefined);
    parent.kill(signal);
    await Promise.all([once(call.resume(), 'close'), once(parent, 'exit')]);
  });
