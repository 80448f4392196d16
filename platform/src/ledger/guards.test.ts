import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createMember } from '../../demo/src/control/create-member.ts';
import { seedCatalogue } from '../../demo/src/seed/seed.ts';
import { type Database, rowsOf, type Transaction } from '../database/database.ts';
import { type SQL, sql } from '../database/orm.ts';
import { resolveMerchant } from '../merchants/merchants.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ensureAccount } from './accounts.ts';
import { checkLedger } from './check.ts';

const REFUSED = '23001';
const CHECK_FAILED = '23514';
const NO_SUCH_ROW = '23503';
const FUNDS = 500;

/** The database's own code of a failure; what succeeded has none. */
const errorCodeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: { code?: unknown; cause?: { code?: unknown } }) => error.code ?? error.cause?.code ?? error,
  );

for (const kind of DATABASE_KINDS) {
  describe(`what the database itself holds of the ledger (${kind})`, () => {
    let database: TestDatabase;
    let db: Database;
    let wallet: number;
    let house: number;
    let keys = 0;

    /** Also the tables' owner: the serving role has not even the right. */
    const tried = (statement: SQL) => errorCodeOf(database.asOwner((tx) => tx.execute(statement)));
    const newTransaction = async (tx: Transaction): Promise<number> => {
      keys += 1;
      const [row] = await rowsOf<{ id: number }>(
        tx,
        sql`insert into ledger_transactions (kind, idempotency_key, created_at) values ('stake', ${`guard/${keys}`}, now()) returning id`,
      );
      return Number(row?.id);
    };
    const enter = (tx: Transaction, id: number, ...entries: readonly (readonly [account: number, amount: number])[]) =>
      tx.execute(
        sql`insert into ledger_entries (transaction_id, account_id, amount) values ${sql.join(
          entries.map(([account, amount]) => sql`(${id}, ${account}, ${amount})`),
          sql`, `,
        )}`,
      );
    const triedTransaction = (work: (tx: Transaction, id: number) => Promise<unknown>) =>
      errorCodeOf(db.transaction(async (tx) => work(tx, await newTransaction(tx))));
    const balance = async () =>
      Number(
        (await rowsOf<{ balance: string }>(db, sql`select balance from accounts where id = ${wallet}`))[0]?.balance,
      );

    before(async () => {
      database = await openTestDatabase(kind);
      db = database.db;
      await seedCatalogue(db);
      const merchant = await resolveMerchant(db, 'tala', undefined);
      const member = await createMember(db, merchant, { balanceMinor: FUNDS, password: 'x' }, new Date());
      const key = { merchant: 'tala', currency: merchant.currency };
      wallet = await ensureAccount(db, { ...key, memberId: Number(member.id), kind: 'wallet' });
      house = await ensureAccount(db, { ...key, memberId: null, kind: 'games' });
    });
    after(() => database.close());

    test('rows that carry money are not removed, and what was written down is not changed', async () => {
      const tables = [
        'ledger_entries',
        'ledger_transactions',
        'accounts',
        'bets',
        'orders',
        'order_steps',
        'deposits',
        'bonuses',
      ];
      for (const name of tables) {
        const table = sql.identifier(name);
        assert.equal(await tried(sql`delete from ${table}`), REFUSED, name);
        assert.equal(await tried(sql`truncate ${table} cascade`), REFUSED, name);
      }
      assert.equal(await tried(sql`update ledger_entries set amount = amount * 2`), REFUSED);
      assert.equal(await tried(sql`update ledger_transactions set kind = 'bonus'`), REFUSED);
      assert.equal(await tried(sql`update order_steps set by = 'staff'`), REFUSED);
    });

    test('a balance changes by entries alone, to nobody else’s account, and none opens with money', async () => {
      assert.equal(await tried(sql`update accounts set balance = 999999 where id = ${wallet}`), REFUSED);
      assert.equal(await tried(sql`update accounts set currency = 'PLAY' where id = ${wallet}`), REFUSED);
      assert.equal(
        await tried(
          sql`insert into accounts (merchant, member_id, kind, currency, balance)
              select merchant, member_id, 'bonus', currency, 7 from accounts where id = ${wallet}`,
        ),
        REFUSED,
      );
      assert.equal(await triedTransaction((tx, id) => enter(tx, id, [wallet, 70], [house, -70])), undefined);
      assert.equal(await balance(), FUNDS + 70);
      assert.equal(await triedTransaction((tx, id) => enter(tx, id, [wallet, -70], [house, 70])), undefined);
      assert.equal((await checkLedger(db)).isSound, true);
    });

    test('a transaction that does not sum to zero in each currency is refused, and one without entries', async () => {
      const bank = await ensureAccount(db, { merchant: 'tala', memberId: null, kind: 'play-bank', currency: 'PLAY' });
      assert.equal(await triedTransaction((tx, id) => enter(tx, id, [wallet, 70], [house, -69])), CHECK_FAILED);
      assert.equal(await triedTransaction((tx, id) => enter(tx, id, [wallet, 70], [bank, -70])), CHECK_FAILED);
      assert.equal(await triedTransaction((tx, id) => enter(tx, id, [wallet, 70])), CHECK_FAILED);
      assert.equal(await triedTransaction(async () => undefined), CHECK_FAILED);
      assert.equal(await balance(), FUNDS);
    });

    test('an entry of an account that does not exist is refused', async () => {
      assert.equal(await triedTransaction((tx, id) => enter(tx, id, [wallet, 70], [0, -70])), NO_SUCH_ROW);
      assert.equal(await triedTransaction((tx, id) => enter(tx, id, [0, 0])), NO_SUCH_ROW);
      assert.equal(await balance(), FUNDS);
    });

    test('a transaction that is written gets no more entries, even balanced ones', async () => {
      const more = triedTransaction(async (tx, id) => {
        await enter(tx, id, [wallet, -70], [house, 70]);
        await enter(tx, id, [wallet, 70], [house, -70]);
      });
      assert.equal(await more, REFUSED);
      const [old] = await rowsOf<{ id: number }>(db, sql`select min(id) as id from ledger_transactions`);
      const later = db.transaction((tx) => enter(tx, Number(old?.id), [wallet, 70], [house, -70]));
      assert.equal(await errorCodeOf(later), REFUSED);
      assert.equal(await balance(), FUNDS);
    });

    test('nobody is overdrawn, whoever writes the entries', async () => {
      assert.equal(
        await triedTransaction((tx, id) => enter(tx, id, [wallet, -FUNDS - 1], [house, FUNDS + 1])),
        CHECK_FAILED,
      );
      assert.equal(await balance(), FUNDS);
    });
  });
}
