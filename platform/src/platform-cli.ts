import { type CAC, cac } from 'cac';
import { addPartnerCommand } from './accounts/partner-sites/partner-command.ts';
import { addUnblockCommand } from './accounts/unblock/unblock-command.ts';
import { readConfig } from './base/config.ts';
import { checkDatabase, type DatabaseReport } from './check-database.ts';
import { readHolder } from './database/folder-lock.ts';
import { openDatabase } from './database/open-database.ts';
import { migratePostgres, roleOf } from './database/open-postgres.ts';
import { databaseProblem, StartError } from './database/start-error.ts';

const print = (report: DatabaseReport): void => {
  console.log(`ledger: ${report.transactions} transactions, ${report.entries} entries, ${report.accounts} accounts`);
  console.log(`  transactions that do not sum to zero   ${report.unbalanced}`);
  console.log(`  currencies whose accounts do not       ${report.currenciesOff.join(', ') || 0}`);
  console.log(`  balances that differ from the entries  ${report.balancesOff}`);
  console.log(`  members below zero                     ${report.negativeMembers}`);
  console.log(`  days of teams that differ              ${report.teamDaysOff.join(', ') || 0}`);
  console.log(report.isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.');
};

/** The embedded database serves one process: while the platform runs, it is the one to ask. */
const runCheck = async (): Promise<DatabaseReport> => {
  const config = readConfig(process.env);
  const holder = config.databaseUrl ? undefined : await readHolder(config.dataFolder);
  if (holder?.port && holder.checkToken) {
    const headers = { Authorization: `Bearer ${holder.checkToken}` };
    const response = await fetch(`http://127.0.0.1:${holder.port}/internal/ledger-check`, { headers });
    if (!response.ok) throw new Error(`The running platform answered ${response.status} to the ledger check.`);
    return (await response.json()) as DatabaseReport;
  }
  const database = await openDatabase(config);
  try {
    return await checkDatabase(database.jobsDb);
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

/** The commands of every deployment; the caller adds its own and runs it. */
export const platformCli = (): CAC => {
  const cli = cac('pnpm platform');
  cli
    .command('check', 'Prove that the ledger balances, and that figures of teams are what it says')
    .action(async () => {
      const report = await runCheck();
      print(report);
      process.exitCode = report.isSound ? 0 : 1;
    });
  cli
    .command('migrate', 'Bring the tables of a Postgres up to date, as their owner (MIGRATION_DATABASE_URL)')
    .action(runMigrate);
  addPartnerCommand(cli);
  addUnblockCommand(cli);
  cli.help();
  return cli;
};
