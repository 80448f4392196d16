import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { portProblem, StartError } from './start-error.ts';

const program = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

interface Ended {
  readonly code: number | string | null | undefined;
  readonly said: string;
}
const run = (args: readonly string[], env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, _stdout, stderr) =>
      resolve({ code: error?.code, said: stderr }),
    );
  });

test('the platform and its commands end with 1 and one sentence where the database is the matter', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-start-'));
  writeFileSync(join(folder, 'file'), '');
  const noFolder = { DATABASE_URL: '', PLATFORM_DATA: join(folder, 'file/data'), PORT: '0' };
  const noServer = { DATABASE_URL: 'postgres://tala:sekret@127.0.0.1:1/tala', PORT: '0' };
  const starts = [
    [
      [program('main.ts')],
      noFolder,
      /^platform: The database's folder .* cannot be written \(ENOTDIR\).*PLATFORM_DATA/,
    ],
    [[program('main.ts')], noServer, /^platform: The database tala at 127\.0\.0\.1:1 cannot be opened/],
    [[program('cli.ts'), 'check'], noServer, /^\nThe database tala at 127\.0\.0\.1:1 cannot be opened/],
    [[program('cli.ts'), 'migrate'], noServer, /^\n.*check DATABASE_URL/],
  ] as const;
  for (const [args, env, sentence] of starts) {
    const { code, said } = await run(args, env);
    assert.equal(code, 1);
    assert.match(said, sentence);
    assert.equal(said.trim().split('\n').length, 1, said);
    assert.ok(!said.includes('sekret'));
  }
  rmSync(folder, { recursive: true });
});

test('a port that is taken is a sentence, another failure is not hidden behind one', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const second = createServer().listen(port, '127.0.0.1');
  const [cause] = await once(second, 'error');
  const problem = portProblem(port, '127.0.0.1', cause);
  assert.ok(problem instanceof StartError);
  assert.match(problem.message, new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is taken: .*PORT`));
  const other = new Error('no power');
  assert.equal(portProblem(port, '127.0.0.1', other), other);
  taken.close();
});
