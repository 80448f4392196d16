import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { test } from 'node:test';

const RUNS = `
  import { runProgram } from '${import.meta.resolve('./run-program.ts')}';
  process.once('SIGTERM', () => process.exit(1));
  const calls = 'require("node:net").connect(Number(process.argv[1]), "127.0.0.1")';
  await runProgram(process.execPath, ['--eval', calls, process.argv[1]], { cwd: '.' });
`;

test('what a process runs ends with it', { timeout: 60_000 }, async (context) => {
  const server = createServer().listen(0, '127.0.0.1');
  context.after(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  const runner = spawn(process.execPath, ['--input-type=module-typescript', '--eval', RUNS, String(address.port)], {
    stdio: 'inherit',
  });
  const [call] = (await once(server, 'connection')) as [Socket];
  context.after(() => call.destroy());
  call.on('error', () => undefined);
  runner.kill();
  await Promise.all([once(call.resume(), 'close'), once(runner, 'exit')]);
});
