import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyDatabase } from '../database/open-embedded.ts';
import { migratePostgres } from '../database/open-postgres.ts';
import { startPostgres } from './postgres-server.ts';
import type { EmptyDatabase } from './test-database.ts';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

const given = process.env.DATABASE_URL;
const server = given ? undefined : await startPostgres();
const url = given ?? server?.url;
console.log(
  url
    ? 'platform: on a real Postgres; DATABASES=whole: what databases could do differently on the embedded one too'
    : 'platform: no Postgres could be found or installed: the tests on a real Postgres are SKIPPED',
);

/** A migrated database on the server: copying it costs less than the migrations of each test file. */
const createTemplate = async (server: string): Promise<EmptyDatabase> => {
  process.env.TEST_DATABASE_URL = server;
  const { createOnServer } = await import('./test-database.ts');
  const database = await createOnServer();
  await migratePostgres(database.ownerUrl, undefined);
  return database;
};

const serverTemplate = url ? await createTemplate(url) : undefined;

const folder = await mkdtemp(join(tmpdir(), 'platform-tests-'));
const template = join(folder, 'empty-database.tar');
await writeFile(template, (await emptyDatabase()).stream());

// What tests log on their way is no news; `watchLog` hears it.
const env = {
  LOG_LEVEL: 'error',
  ...process.env,
  ...(serverTemplate ? { TEST_DATABASE_SERVER_TEMPLATE: serverTemplate.name } : {}),
  TEST_DATABASE_TEMPLATE: template,
};
const patterns = process.argv.slice(2);
const files = patterns.length > 0 ? patterns : ['{src,demo/src,demo/games}/**/*.test.ts'];
const tests = spawn(process.execPath, ['--test', ...files], { cwd: PACKAGE, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill(signal));
const [code] = await once(tests, 'exit');
await serverTemplate?.drop();
await server?.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = typeof code === 'number' ? code : 1;
