import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));

test('a command ends with 0 and says what it found, or with 1 or 2 and one sentence', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-cli-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, DATABASE_URL: '', MIGRATION_DATABASE_URL: '', PLATFORM_DATA: folder };
  const run = (...args: readonly string[]): Promise<{ code: unknown; stdout: string; stderr: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });

  const sound = await run('check');
  assert.deepEqual([sound.code, sound.stderr], [0, '']);
  assert.match(sound.stdout, /^ledger: 0 transactions[\s\S]*\nThe ledger is sound\.\n$/);
  assert.deepEqual(await run('partner', 'list'), { code: 0, stdout: 'There is no partner site.\n', stderr: '' });

  const refused = [
    [['partner', 'forget'], 1, 'partner takes add, change, remove, list, not "forget".'],
    [['partner', 'add'], 1, '--brand is missing.'],
    [['unblock', 'tala', 'maria'], 1, 'A reason is needed.'],
    [['unblock', 'tala', 'maria', '--because', 'called'], 1, 'There is no member "maria" at tala.'],
    [['migrate'], 1, 'Set MIGRATION_DATABASE_URL: the embedded database is migrated when it is opened.'],
    [['serv'], 2, 'pnpm platform has no command "serv". See pnpm platform --help.'],
    [['partner'], 2, /missing required args.*See pnpm platform --help\.$/],
  ] as const;
  for (const [args, code, sentence] of refused) {
    const ended = await run(...args);
    assert.deepEqual([ended.code, ended.stdout], [code, ''], args.join(' '));
    if (typeof sentence === 'string') assert.equal(ended.stderr.trim(), sentence);
    else assert.match(ended.stderr.trim(), sentence);
  }
});
