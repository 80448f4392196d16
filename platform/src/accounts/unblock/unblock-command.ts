import type { CAC } from 'cac';
import { readConfig } from '../../base/config.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { openDatabase } from '../../database/open-database.ts';
import { unblock } from './unblock.ts';

interface UnblockOptions {
  readonly because?: string;
  readonly paymentPassword?: boolean;
}

/** Gives a member the tries back that wrong passwords have used up: where no desk is. */
export const addUnblockCommand = (cli: CAC): void => {
  cli
    .command('unblock <brand> <username>', 'Let a member log in again whom wrong passwords keep out')
    .option('--because <words>', 'Why, for the audit')
    .option('--payment-password', 'Unlock the payment password instead')
    .action(async (merchant: string, userName: string, { because = '', paymentPassword }: UnblockOptions) => {
      const what = paymentPassword ? 'payment-password' : 'login';
      const database = await openDatabase(readConfig(process.env));
      try {
        const asked = { what, merchant, userName, reason: String(because) } as const;
        await database.db.transaction((tx) => unblock(tx, asked, new Date()));
        console.log(`${userName} has all tries again.`);
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        console.error(error.message);
        process.exitCode = 1;
      } finally {
        await database.close();
      }
    });
};
