import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));

/** Runs several commands one after the other in a process of their own, and prints how each has ended. */
const CALLER = `
  import { runCli } from ${JSON.stringify(import.meta.resolve('@shared-kernel/node/run-cli'))};
  import { platformCli } from ${JSON.stringify(new URL('./platform-cli.ts', import.meta.url).href)};
  const ended = [];
  for (const args of JSON.parse(process.argv[1])) {
    const said = { stdout: '', stderr: '' };
    console.log = (line) => (said.stdout += line + '\\n');
    console.error = (line) => (said.stderr += line + '\\n');
    process.exitCode = undefined;
    await runCli(platformCli(), ['node', 'cli', ...args]);
    ended.push({ code: process.exitCode ?? 0, ...said });
  }
  process.exitCode = 0;
  process.stdout.write(JSON.stringify(ended));
`;

interface Ended {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

test('a command ends with 0 and says what it found, or with 1 or 2 and one sentence', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-cli-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, DATABASE_URL: '', MIGRATION_DATABASE_URL: '', PLATFORM_DATA: folder };
  const spawn = (...args: readonly string[]): Promise<Ended> =>
    new Promise((resolve) => {
      execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });
  const run = (...args: readonly string[]): Promise<Ended> => spawn(CLI, ...args);

  const sound = await run('check');
  assert.deepEqual([sound.code, sound.stderr], [0, '']);
  assert.match(sound.stdout, /^ledger: 0 transactions[\s\S]*\nThe ledger is sound\.\n$/);

  const refused = [
    [['partner', 'forget'], 1, 'partner takes add, change, remove, list, not "forget".'],
    [['partner', 'add'], 1, '--brand is missing.'],
    [['unblock', 'tala', 'maria'], 1, 'A reason is needed.'],
    [['unblock', 'tala', 'maria', '--because', 'called'], 1, 'There is no member "maria" at tala.'],
    [['migrate'], 1, 'Set MIGRATION_DATABASE_URL: the embedded database is migrated when it is opened.'],
    [['serv'], 2, 'pnpm platform has no command "serv". See pnpm platform --help.'],
    [['partner'], 2, /missing required args.*See pnpm platform --help\.$/],
  ] as const;
  const commands = [['partner', 'list'], ...refused.map(([args]) => args)];
  const all = await spawn('--input-type=module', '-e', CALLER, JSON.stringify(commands));
  assert.deepEqual([all.code, all.stderr], [0, '']);
  const [list, ...others] = JSON.parse(all.stdout) as readonly Ended[];
  assert.deepEqual(list, { code: 0, stdout: 'There is no partner site.\n', stderr: '' });
  for (const [index, [args, code, sentence]] of refused.entries()) {
    const ended = others[index];
    assert.deepEqual([ended?.code, ended?.stdout], [code, ''], args.join(' '));
    if (typeof sentence === 'string') assert.equal(ended?.stderr.trim(), sentence);
    else assert.match(ended?.stderr.trim() ?? '', sentence);
  }

  // The command line itself ends with both codes.
  for (const [args, code] of [
    [['partner', 'forget'], 1],
    [['serv'], 2],
  ] as const) {
    const ended = await run(...args);
    assert.deepEqual([ended.code, ended.stdout, ended.stderr.trim().split('\n').length], [code, '', 1]);
  }
});
