import { cac } from 'cac';
import { readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { readHolder } from './database/folder-lock.ts';
import { ensureEncryptionKey } from './http/sealed-body.ts';
import { checkLedger, type LedgerReport } from './ledger/check.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/demo-accounts.ts';
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
    return await checkLedger(database.db);
  } finally {
    await database.close();
  }
};

const runSeed = async (): Promise<void> => {
  const database = await openDatabase(readConfig(process.env));
  await database.exclusively(async () => {
    await ensureEncryptionKey(database.db, new Date());
    await seed(database.db, new Date());
  });
  await database.close();
  for (const account of DEMO_ACCOUNTS) console.log(`${account.username.padEnd(14)} ${DEMO_PASSWORD}  ${account.about}`);
};

const cli = cac('platform');

cli.command('check', 'Prove that the ledger balances').action(async () => {
  const report = await runCheck();
  print(report);
  process.exitCode = report.isSound ? 0 : 1;
});
cli.command('seed', 'Fill the database if it is new, and bring its history up to today').action(runSeed);
cli.command('serve', 'Start the platform').action(async () => {
  await import('./main.ts');
});
cli.help();
cli.parse(process.argv, { run: false });
if (cli.matchedCommand) await cli.runMatchedCommand();
else if (!cli.options.help) {
  cli.outputHelp();
  process.exitCode = 1;
}
