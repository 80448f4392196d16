import { cac } from 'cac';
import { runCli } from 'machine/run-cli';
import { formatTable } from 'machine/table';
import { readConfig } from './base/config.ts';
import { readHolder } from './database/folder-lock.ts';
import { openDatabase } from './database/open-database.ts';
import { migratePostgres, roleOf } from './database/open-postgres.ts';
import { databaseProblem, StartError } from './database/start-error.ts';
import { ensureEncryptionKey } from './http/keys/encryption-keys.ts';
import { checkLedger, type LedgerReport } from './ledger/check.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/demo-accounts.ts';
import { closeDemoPasswords, findDemoPasswords } from './seed/demo-passwords.ts';
import { seed } from './seed/seed.ts';

const print = (report: LedgerReport): void => {
  console.log(`ledger: ${report.transactions} transactions, ${report.entries} entries, ${report.accounts} accounts`);
  console.log(`  transactions that do not sum to zero   ${report.unbalanced}`);
  console.log(`  currencies whose accounts do not       ${report.currenciesOff.join(', ') || 0}`);
  console.log(`  balances that differ from the entries  ${report.balancesOff}`);
  console.log(`  members below zero                     ${report.negativeMembers}`);
  console.log(report.isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.');
};

/** The embedded database serves one process: while the platform runs, it is the one to ask. */
const runCheck = async (): Promise<LedgerReport> => {
  const config = readConfig(process.env);
  const holder = config.databaseUrl ? undefined : await readHolder(config.dataFolder);
  if (holder?.port && holder.checkToken) {
    const headers = { Authorization: `Bearer ${holder.checkToken}` };
    const response = await fetch(`http://127.0.0.1:${holder.port}/internal/ledger-check`, { headers });
    if (!response.ok) throw new Error(`The running platform answered ${response.status} to the ledger check.`);
    return (await response.json()) as LedgerReport;
  }
  const database = await openDatabase(config);
  try {
    return await checkLedger(database.jobsDb);
  } finally {
    await database.close();
  }
};

const runSeed = async (): Promise<void> => {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await database.exclusively(async (db) => {
    await ensureEncryptionKey(db, new Date(), config.wrappingKeys);
    await seed(db, new Date(), { hasDemoPassword: config.hasDemoAccounts, peppers: config.peppers });
  });
  await database.close();
  if (!config.hasDemoAccounts) return;
  const rows = DEMO_ACCOUNTS.map(({ username, about }) => [username, DEMO_PASSWORD, about]);
  for (const line of formatTable(rows)) console.log(line);
};

/** A database that was once filled with members whose password stands in this repository keeps them. */
const runDemoAccounts = async ({ close }: { readonly close?: boolean }): Promise<void> => {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const open = await findDemoPasswords(database.db, {
      peppers: config.peppers,
      onProgress: (done, all) => done % 1000 === 0 && console.error(`${done} of ${all} different hashes`),
    });
    for (const line of formatTable(open.map(({ merchant, username }) => [merchant, username]))) console.log(line);
    if (!close) {
      console.log(
        `${open.length} can sign in with the password of the seed.${open.length > 0 ? ' --close takes it from them.' : ''}`,
      );
      process.exitCode = open.length > 0 ? 1 : 0;
      return;
    }
    console.log(
      `${await closeDemoPasswords(database.db, open, new Date())} have no password any more, and no session.`,
    );
  } finally {
    await database.close();
  }
};

/** For an operator who keeps the owner's password away from what serves: run before each new version. */
const runMigrate = async (): Promise<void> => {
  const { databaseUrl, migrationUrl } = readConfig(process.env);
  const url = migrationUrl ?? databaseUrl;
  if (!url) throw new StartError('Set MIGRATION_DATABASE_URL: the embedded database is migrated when it is opened.');
  const role = migrationUrl && databaseUrl ? roleOf(databaseUrl) : undefined;
  await migratePostgres(url, role).catch((error) => {
    throw databaseProblem(migrationUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL', url, error);
  });
  console.log(`The tables are up to date${role === undefined ? '' : `, and ${role} may read and write rows`}.`);
};

const cli = cac('pnpm platform');

cli.command('check', 'Prove that the ledger balances').action(async () => {
  const report = await runCheck();
  print(report);
  process.exitCode = report.isSound ? 0 : 1;
});
cli.command('seed', 'Fill the database if it is new, and bring its history up to today').action(runSeed);
cli
  .command('migrate', 'Bring the tables of a Postgres up to date, as their owner (MIGRATION_DATABASE_URL)')
  .action(runMigrate);
cli
  .command('demo-accounts', 'List who can sign in with the password of the seed; ends with 1 when somebody can')
  .option('--close', 'Take that password from them, and end their sessions')
  .action(runDemoAccounts);
cli.command('serve', 'Start the platform').action(async () => {
  await import('./main.ts');
});
cli.help();

await runCli(cli);
