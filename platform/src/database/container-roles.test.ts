import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readProviderConfig } from '../../demo/src/reference-provider/config.ts';
import { readSecrets } from '../base/config.ts';
import { createOnServer, DATABASE_KINDS } from '../testing/test-database.ts';
import { rowsOf } from './database.ts';
import { STARTUP_LIMITS } from './limits.ts';
import { openDatabase } from './open-database.ts';
import { sql } from './orm.ts';
import { databaseOn, openPool } from './postgres-pool.ts';

const run = promisify(execFile);
const script = (name: string): string =>
  fileURLToPath(new URL(`../../../delivery/docker/postgres/${name}`, import.meta.url));
const PROGRAMS = [...globSync('/usr/lib/postgresql/*/bin'), process.env.PATH].join(delimiter);
const hasPsql = PROGRAMS.split(delimiter).some((folder) => existsSync(join(folder, 'psql')));

test('passwords of the containers are made once, long, each for its users', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-passwords-'));
  const make = () => run('sh', [script('make-passwords.sh'), folder, String(process.getuid?.() ?? 0)]);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  await make();
  const passwords = ['superuser', 'owner', 'platform'].map((name) => read(`server/${name}`));
  assert.equal(new Set(passwords).size, 3);
  for (const password of passwords) assert.match(password, /^[0-9a-f]{64}$/);
  assert.equal(read('platform/pgpass'), `postgres:5432:tala:tala_platform:${passwords[2]}\n`);
  assert.equal(read('owner/pgpass'), `postgres:5432:tala:tala_owner:${passwords[1]}\n`);
  const keys = ['platform/key-encryption-key', 'platform/pepper', 'edge/secret', 'payments/key', 'vendor/key'];
  for (const file of ['owner/pgpass', 'platform/pgpass', ...keys])
    assert.equal(statSync(join(folder, file)).mode & 0o077, 0, file);
  const made = keys.map(read);
  assert.equal(new Set(made).size, keys.length);
  // As the platform reads them: a file that it could not start with would be found by nobody before.
  const secrets = readSecrets({
    KEY_ENCRYPTION_KEY_FILE: join(folder, 'platform/key-encryption-key'),
    PASSWORD_PEPPER_FILE: join(folder, 'platform/pepper'),
    EDGE_SECRET_FILE: join(folder, 'edge/secret'),
  });
  assert.deepEqual(secrets.edgeSecrets, [made[2]]);
  const provider = readProviderConfig({ PAYMENT_PROVIDER_KEY_FILE: join(folder, 'payments/key') });
  assert.deepEqual(provider.keys, [made[3]]);
  // What came later than the volumes is made beside what is there.
  chmodSync(join(folder, 'platform'), 0o700);
  rmSync(join(folder, 'platform/pepper'));
  await make();
  assert.deepEqual(
    [read('server/superuser'), read(keys[0] ?? ''), read(keys[2] ?? '')],
    [passwords[0], made[0], made[2]],
  );
  assert.notEqual(read('platform/pepper'), made[1]);
  rmSync(folder, { recursive: true });
});

test('the roles of the containers: the owner migrates, what serves is given its rights and no more', {
  skip: !(DATABASE_KINDS.includes('postgres') && hasPsql) && 'there is no Postgres',
}, async () => {
  const { ownerUrl, drop } = await createOnServer();
  const server = new URL(ownerUrl);
  const folder = mkdtempSync(join(tmpdir(), 'platform-roles-'));
  await run('sh', [script('make-passwords.sh'), folder, String(process.getuid?.() ?? 0)]);
  const env = {
    ...process.env,
    PATH: PROGRAMS,
    PGHOST: server.hostname,
    PGPORT: server.port,
    POSTGRES_USER: server.username,
    POSTGRES_DB: server.pathname.slice(1),
    PASSWORDS: join(folder, 'server'),
  };
  await run('sh', [script('make-roles.sh')], { env });
  const as = (username: string) => Object.assign(new URL(ownerUrl), { username, password: '' }).toString();
  const migrate = ['migrate'];
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
  const addresses = { MIGRATION_DATABASE_URL: as('tala_owner'), DATABASE_URL: as('tala_platform') };
  const migrated = await run(process.execPath, [cli, ...migrate], { env: { ...env, ...addresses } });
  assert.match(migrated.stdout, /up to date, and tala_platform may read and write rows/);
  const { db, close } = await openDatabase({ databaseUrl: as('tala_platform'), dataFolder: '' });
  await assert.rejects(db.execute(sql`create table spoils (id int)`), ({ cause }) => Object(cause).code === '42501');
  await assert.rejects(
    db.execute(sql`create temp table spoils (id int)`),
    ({ cause }) => Object(cause).code === '42501',
  );
  assert.equal((await rowsOf(db, sql`select 1 from pg_indexes where indexname = 'games_name_trigram'`)).length, 1);
  await close();

  const pool = openPool(ownerUrl, 'test', STARTUP_LIMITS);
  const roles = await rowsOf<{ kind: string; super: boolean }>(
    databaseOn(pool),
    sql`select left(rolpassword, 5) as kind, rolsuper as super from pg_authid where rolname in ('tala_owner', 'tala_platform')`,
  );
  assert.deepEqual(roles, Array(2).fill({ kind: 'SCRAM', super: false }));
  await databaseOn(pool).execute(sql`drop owned by tala_platform, tala_owner cascade`);
  await databaseOn(pool).execute(sql`alter database ${sql.identifier(env.POSTGRES_DB)} owner to current_user`);
  await databaseOn(pool).execute(sql`drop role tala_platform, tala_owner`);
  await pool.end();
  await drop();
  rmSync(folder, { recursive: true });
});
