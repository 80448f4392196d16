import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres-server.ts';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

const given = process.env.DATABASE_URL;
const server = given ? undefined : await startPostgres();
const url = given ?? server?.url;
console.log(
  url
    ? 'platform: every test runs on the embedded database and on a real Postgres'
    : 'platform: no Postgres could be found or installed: the tests on a real Postgres are SKIPPED',
);

const env = { ...process.env, ...(url ? { TEST_DATABASE_URL: url } : {}) };
const patterns = process.argv.slice(2);
const files = patterns.length > 0 ? patterns : ['src/**/*.test.ts'];
const tests = spawn(process.execPath, ['--test', ...files], { cwd: PACKAGE, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill(signal));
const [code] = await once(tests, 'exit');
await server?.stop();
process.exitCode = typeof code === 'number' ? code : 1;
