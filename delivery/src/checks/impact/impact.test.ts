import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readCommits } from './impact.ts';

describe('the commits of a range', () => {
  const root = mkdtempSync(join(tmpdir(), 'impact-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'pipe' });
  const commit = (subject: string) => {
    git('add', '-A');
    git('commit', '--quiet', '-m', subject);
  };

  before(() => {
    git('init', '--quiet');
    writeFileSync(join(root, 'a.ts'), 'export const a = 1;\n'.repeat(20));
    commit('first');
    writeFileSync(join(root, 'b.ts'), 'b');
    writeFileSync(join(root, 'é.ts'), 'c');
    commit('second: two files');
    renameSync(join(root, 'a.ts'), join(root, 'moved.ts'));
    rmSync(join(root, 'b.ts'));
    commit('third');
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  it('come oldest first, each with its files', async () => {
    const commits = await readCommits(root, 'HEAD~2..HEAD');
    assert.deepEqual(
      commits.map(({ subject, files }) => [subject, files]),
      [
        ['second: two files', ['b.ts', 'é.ts']],
        ['third', ['b.ts', 'moved.ts']],
      ],
    );
  });

  it('are one for a revision, the first of all too', async () => {
    assert.deepEqual((await readCommits(root, 'HEAD~2'))[0]?.files, ['a.ts']);
    assert.equal((await readCommits(root, 'HEAD')).length, 1);
  });

  it('are refused for what is no revision', async () => {
    await assert.rejects(readCommits(root, 'nowhere'), /bad revision/);
  });
});
