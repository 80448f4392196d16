import type { CAC } from 'cac';
import { runOnDatabase } from '../../base/run-on-database.ts';
import { unblock } from './unblock.ts';

interface UnblockOptions {
  readonly because?: string;
  readonly paymentPassword?: boolean;
}

const LIFTED =
  'The failures and the captcha of this account are lifted; limits of browsers, addresses and the site stay.';

/** Lifts what wrong passwords have closed of an account: where no desk is. */
export const addUnblockCommand = (cli: CAC): void => {
  cli
    .command('unblock <brand> <username>', 'Let a member log in again whom wrong passwords keep out')
    .option('--because <words>', 'Why, for the audit')
    .option('--payment-password', 'Unlock the payment password instead')
    .action((merchant: string, userName: string, { because = '', paymentPassword }: UnblockOptions) =>
      runOnDatabase(async (db) => {
        const what = paymentPassword ? 'payment-password' : 'login';
        const asked = { what, merchant, userName, reason: String(because) } as const;
        await db.transaction((tx) => unblock(tx, asked, new Date()));
        return what === 'login' ? LIFTED : 'The payment password is unlocked.';
      }),
    );
};
