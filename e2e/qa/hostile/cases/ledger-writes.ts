import { expectSoundLedger } from '../../world/money.ts';
import { aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

/** What no error of ours, and no one with the platform's password, may do to the books. */
const WRITES = [
  'update ledger_entries set amount = amount + 1',
  'delete from ledger_entries',
  'truncate ledger_entries cascade',
  "update ledger_transactions set kind = 'bonus'",
  'delete from ledger_transactions',
  'update accounts set balance = -1 where member_id is not null',
  'update accounts set balance = balance + 100 where member_id is not null',
  'delete from accounts',
  `with made as (insert into ledger_transactions (kind, idempotency_key, created_at) values ('bonus', 'hostile', now()) returning id)
   insert into ledger_entries (transaction_id, account_id, amount) select made.id, accounts.id, 100 from made, accounts where member_id is not null limit 1`,
];

export const ledgerWrites: Case = {
  name: 'ledger',
  title: 'writes that the ledger must refuse, past the platform',
  run: async (world, tally) => {
    const player = await aPlayer(world);
    await player.round();
    for (const statement of WRITES) {
      const isDone = await world.database.carriesOut(statement);
      tally.held(!isDone, `the database carried out: ${statement}`);
    }
    await expectSoundLedger(world, tally);
  },
};
