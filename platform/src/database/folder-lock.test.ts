import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { lockFolder, readHolder, writeHolder } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';
import { StartError } from './start-error.ts';

/** Asks for the folder when it is told to, says how it went, and lives until it is told to end. */
const CALLER = `
  import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
  console.log('ready');
  process.stdin.once('data', () => lockFolder(process.argv[1]).then(() => console.log('got'), ({ kind }) => console.log(kind)));
`;

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-lock-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const holder = () => join(folder, 'holder.json');

const startCaller = async () => {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', CALLER, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The caller has no output.');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const said = async (): Promise<string> => String((await lines.next()).value);
  assert.equal(await said(), 'ready');
  const end = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { ask: () => child.stdin?.write('now\n'), said, end };
};

test('of several processes that ask at once one gets the folder; killed, it is taken over', async () => {
  const callers = await Promise.all(Array.from({ length: 5 }, startCaller));
  for (const { ask } of callers) ask();
  const said = await Promise.all(callers.map((caller) => caller.said()));
  assert.deepEqual([...said].sort(), ['got', 'start', 'start', 'start', 'start']);
  await Promise.all(callers.map(({ end }) => end()));
  const unlock = await lockFolder(folder);
  await assert.rejects(
    lockFolder(folder),
    (error) => error instanceof StartError && /is open in process/.test(error.message),
  );
  await unlock();
  assert.deepEqual(readdirSync(folder), []);
});

test('the holder says where the ledger check is answered, for its owner’s eyes', async () => {
  const unlock = await lockFolder(folder);
  await writeHolder(folder, { port: 1234, checkToken: 'secret' });
  assert.equal(JSON.parse(readFileSync(holder(), 'utf8')).port, 1234);
  assert.equal(statSync(holder()).mode & 0o077, 0);
  assert.equal(await readHolder(folder), undefined);
  await unlock();
});

test('a database in a folder is its owner’s alone, what was there before too', async () => {
  const data = join(folder, 'data');
  const open = async () => (await openDatabase({ databaseUrl: undefined, dataFolder: data })).close();
  const seenByOthers = () =>
    [data, ...readdirSync(data, { recursive: true }).map((name) => join(data, String(name)))].filter(
      (path) => (statSync(path).mode & 0o077) !== 0,
    );
  await open();
  assert.deepEqual(seenByOthers(), []);
  assert.equal(statSync(join(data, 'database')).mode & 0o777, 0o700);
});

test('a folder that cannot be one is a sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await assert.rejects(
    openDatabase({ databaseUrl: undefined, dataFolder: join(file, 'data') }),
    (error) => error instanceof StartError && /cannot be written \(ENOTDIR\).*PLATFORM_DATA/.test(error.message),
  );
});
