import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyDatabase } from '../database/open-embedded.ts';
import { log } from '../log/log.ts';
import { startPostgres } from './postgres-server.ts';
import type { Templates } from './test-database.ts';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

const given = process.env.DATABASE_URL;
const server = given ? undefined : await startPostgres();
const url = given ?? server?.url;
console.log(
  url
    ? 'platform: on a real Postgres; DATABASES=whole: what databases could do differently on the embedded one too'
    : 'platform: no Postgres could be found or installed: the tests on a real Postgres are SKIPPED',
);

/** Templates on the server; of the sources that fill them nothing is loaded where there is none. */
const createTemplatesOn = async (address: string): Promise<Templates> => {
  log.setLevel('error');
  process.env.TEST_DATABASE_URL = address;
  const { createTemplates } = await import('./test-database.ts');
  const { fillCatalogue } = await import('./fill-catalogue.ts');
  return createTemplates(fillCatalogue);
};

const templates = url ? await createTemplatesOn(url) : undefined;

const folder = await mkdtemp(join(tmpdir(), 'platform-tests-'));
const template = join(folder, 'empty-database.tar');
await writeFile(template, (await emptyDatabase()).stream());

// What tests log on their way is no news; `watchLog` hears it.
const env = {
  LOG_LEVEL: 'error',
  ...process.env,
  ...(templates ? { TEST_DATABASE_SERVER_TEMPLATE: templates.name } : {}),
  TEST_DATABASE_TEMPLATE: template,
};
const patterns = process.argv.slice(2);
const files = patterns.length > 0 ? patterns : ['{src,demo/src,demo/games}/**/*.test.ts'];
const tests = spawn(process.execPath, ['--test', ...files], { cwd: PACKAGE, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill(signal));
const [code] = await once(tests, 'exit');
await templates?.drop();
await server?.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = typeof code === 'number' ? code : 1;
