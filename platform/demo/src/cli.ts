import { runCli } from '@shared-kernel/node/run-cli';
import { formatTable } from '@shared-kernel/node/table';
import { readConfig } from '../../src/base/config.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { ensureEncryptionKey } from '../../src/http/keys/encryption-keys.ts';
import { platformCli } from '../../src/platform-cli.ts';
import type { runCheckVendor } from './reference-vendor/conformance/check-vendor-command.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/demo-accounts.ts';
import { closeDemoPasswords, findDemoPasswords } from './seed/demo-passwords.ts';
import type { runSimulate } from './simulate/simulate-command.ts';

const runSeed = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { DEMO } = await import('./demo.ts');
  const database = await openDatabase(config);
  await database.exclusively(async (db) => {
    await ensureEncryptionKey(db, new Date(), config.wrappingKeys);
    await DEMO.fill(db, config);
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

// Each command loads what it needs: all of the platform is a thousand modules.
const cli = platformCli();
cli.command('seed', 'Fill the database if it is new, and bring its history up to today').action(runSeed);
cli
  .command('demo-accounts', 'List who can sign in with the password of the seed; ends with 1 when somebody can')
  .option('--close', 'Take that password from them, and end their sessions')
  .action(runDemoAccounts);
cli
  .command('simulate <game>', 'Play a demo game and compare with its published odds; ends with 1 when they differ')
  .option('--rounds <count>', 'How many rounds: 10 million, if not given, or fewer of a game whose rounds take long')
  .option('--seed <text>', 'Plays the same rounds again')
  .option('--choice <json>', 'What the player chooses besides the stake')
  .action(async (...asked: Parameters<typeof runSimulate>) =>
    (await import('./simulate/simulate-command.ts')).runSimulate(...asked),
  );
cli
  .command('verify-round <link>', 'Play a round again from the link of a game’s menu; ends with 1 when it was another')
  .action(async (link: string) => (await import('./simulate/verify-round.ts')).runVerifyRound(link));
cli
  .command('check-vendor <wallet> <launch>', 'Play a game vendor’s side of the contract; ends with 1 when a case fails')
  .option('--vendor <code>', 'Whose calls they are')
  .option('--key-file <file>', 'What the platform and the vendor share')
  .action(async (...asked: Parameters<typeof runCheckVendor>) =>
    (await import('./reference-vendor/conformance/check-vendor-command.ts')).runCheckVendor(...asked),
  );
cli.command('serve', 'Start the platform with the demo').action(async () => {
  const [{ runPlatform }, { DEMO }] = await Promise.all([import('../../src/run-platform.ts'), import('./demo.ts')]);
  await runPlatform(DEMO);
});
await runCli(cli);
