import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readLock, SILENCE_MS, takeLock, withLock } from './lock-file.ts';
import { thisProcess } from './lock-owner.ts';

const NO_SUCH_PROCESS = 2 ** 22 + 1;
const BRIEFLY_MS = 50;
const SIGN_MS = 10;

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(folder, 'pointers.json.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Of a process that runs on, as it would write itself down. */
const identityOf = async (pid: number) => {
  const words = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return { pid, startedAt: words.split(') ').at(-1)?.split(' ')[19] ?? '' };
};
const leave = async (content: unknown, silentMs = 0): Promise<void> => {
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  const at = new Date(Date.now() - silentMs);
  await utimes(path, at, at);
};
const work = async (): Promise<string> => 'done';
const me = { token: 'left-behind', ...thisProcess() };

describe('a lock', () => {
  it('is held by one at a time, and nothing of it stays', async () => {
    let running = 0;
    const turns = [1, 2, 3, 4].map(() =>
      withLock(path, async ({ assertHeld }) => {
        running += 1;
        await assertHeld();
        assert.equal(running, 1);
        assert.equal(JSON.parse(await readFile(path, 'utf8')).pid, process.pid);
        running -= 1;
      }),
    );
    await Promise.all(turns);
    assert.deepEqual(await readdir(folder), []);
  });

  it('is let go when the work fails', async () => {
    await assert.rejects(
      withLock(path, async () => Promise.reject(new Error('no disk'))),
      /no disk/,
    );
    assert.equal(await withLock(path, work), 'done');
  });

  it('says whose it is and how to clear it, when it cannot be had', async () => {
    await withLock(path, async () => {
      await assert.rejects(withLock(path, work, BRIEFLY_MS), (error: Error) => {
        assert.ok(error.message.includes(`process ${process.pid} on ${hostname()}`));
        assert.ok(error.message.includes(`rm '${path}'`));
        return true;
      });
    });
  });

  it('is given signs of life while the work goes on, and keeps its owner', async () => {
    const longAgo = new Date(Date.now() - SILENCE_MS * 2);
    await withLock(path, async ({ assertHeld }) => {
      await utimes(path, longAgo, longAgo);
      while ((await stat(path)).mtimeMs <= longAgo.getTime()) await nextTurn();
      await assertHeld();
    });
  });

  it('tells what its holder wants known, for this user alone, and goes on giving signs behind it', async () => {
    const lock = await takeLock(path);
    await lock.tell({ port: 1234 });
    assert.equal((await stat(path)).mode & 0o077, 0);
    const { mtimeMs } = await stat(path);
    while ((await stat(path)).mtimeMs <= mtimeMs) await nextTurn();
    assert.equal(JSON.parse(await readFile(path, 'utf8')).port, 1234);
    await lock.assertHeld();
    assert.equal(await readLock(path), undefined, 'what this process holds is no news to it');
    await lock.release();
    assert.deepEqual(await readdir(folder), []);
  });

  it('of another process that lives is read, and of one that is gone is not', async () => {
    await leave({ ...me, ...(await identityOf(process.ppid)), port: 1234 });
    assert.equal(((await readLock(path)) as { port: number }).port, 1234);
    await leave({ ...me, pid: NO_SUCH_PROCESS, port: 1234 });
    assert.equal(await readLock(path), undefined);
  });

  it('that another process took meanwhile is lost, and left to that process', async () => {
    const other = JSON.stringify({ ...me, token: 'another', machine: 'elsewhere' });
    const losing = withLock(path, async ({ assertHeld }) => {
      await writeFile(path, other);
      await assertHeld();
    });
    await assert.rejects(losing, /went to another process/);
    assert.equal(await readFile(path, 'utf8'), other);
  });
});

describe('a lock that was left behind', () => {
  const leftBehind: readonly (readonly [string, unknown])[] = [
    ['by a process that is gone', { ...me, pid: NO_SUCH_PROCESS }],
    ['by an earlier process with this process’s id, as every container has it', me],
    ['by an earlier process with the id of one that runs', { ...me, pid: process.ppid, startedAt: '1' }],
  ];
  for (const [who, content] of leftBehind) {
    it(`${who} is taken over at once`, async () => {
      await leave(content);
      assert.equal(await withLock(path, work, BRIEFLY_MS), 'done');
      assert.deepEqual(await readdir(folder), []);
    });
  }

  const unseen: readonly (readonly [string, unknown])[] = [
    ['empty', ''],
    ['with a bare process id', '1'],
    ['from another machine', { ...me, machine: 'elsewhere' }],
    ['from another container of this machine', { ...me, namespace: 'pid:[1]' }],
  ];
  for (const [what, content] of unseen) {
    it(`${what}, is taken over when it was silent for long, and not while it gives signs of life`, async () => {
      await leave(content);
      const signs = setInterval(() => void utimes(path, new Date(), new Date()), SIGN_MS);
      await assert.rejects(withLock(path, work, BRIEFLY_MS), /Another process is at work here/);
      clearInterval(signs);
      await leave(content, SILENCE_MS * 2);
      assert.equal(await withLock(path, work, BRIEFLY_MS), 'done');
    });
  }
});
