import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { createMember } from '../../demo/src/control/create-member.ts';
import { seedCatalogue } from '../../demo/src/seed/seed.ts';
import type { Database } from '../database/database.ts';
import { eq, type SQL, sql } from '../database/orm.ts';
import { resolveMerchant } from '../merchants/merchants.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { balanceOf, ensureAccount } from './accounts.ts';
import { checkLedger, type LedgerReport } from './check.ts';
import { accounts, ledgerEntries } from './ledger.tables.ts';
import { type Posting, post } from './post.ts';

const PESO = 'PHP';

for (const kind of DATABASE_KINDS) {
  describe(`ledger (${kind})`, () => {
    let database: TestDatabase;
    let db: Database;
    let house: number;
    let keys = 0;

    const newWallet = async (balanceMinor: number): Promise<number> => {
      const member = await createMember(
        db,
        await resolveMerchant(db, 'tala', undefined),
        { balanceMinor, password: 'x' },
        new Date(),
      );
      return ensureAccount(db, { merchant: 'tala', memberId: Number(member.id), kind: 'wallet', currency: PESO });
    };
    const move = (entries: Posting['entries'], idempotencyKey = `test/${keys++}`) =>
      db.transaction((tx) => post(tx, { kind: 'stake', idempotencyKey, at: new Date(), entries }));
    const holds = async (account: number): Promise<bigint | null | undefined> =>
      (await db.select().from(accounts).where(eq(accounts.id, account)))[0]?.balance;

    before(async () => {
      database = await openTestDatabase(kind);
      db = database.db;
      await seedCatalogue(db);
      house = await ensureAccount(db, { merchant: 'tala', memberId: null, kind: 'games', currency: PESO });
    });
    after(() => database.close());

    test('any run of movements leaves every transaction balanced and no member below zero', async () => {
      const wallets = [await newWallet(5000), await newWallet(0), await newWallet(70)];
      const movement = fc.record({ from: fc.nat(3), to: fc.nat(3), amount: fc.bigInt(1n, 4000n) });
      await fc.assert(
        fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 8 }), async (movements) => {
          for (const { from, to, amount } of movements) {
            const [debit, credit] = [wallets[from] ?? house, wallets[to] ?? house];
            await move([
              { accountId: debit, amount: -amount },
              { accountId: credit, amount },
            ]).catch((error) => {
              assert.equal(error.code, 'wallet.insufficient');
            });
          }
          const report = await checkLedger(db);
          assert.equal(report.isSound, true, JSON.stringify(report));
        }),
        { numRuns: 20 },
      );
    });

    test('only a transaction posts: the pool does not compile', () => {
      const posting: Posting = { kind: 'stake', idempotencyKey: 'never', at: new Date(), entries: [] };
      // @ts-expect-error -- a pool would write half a movement; the call is never made.
      const refused = () => post(db, posting);
      assert.equal(typeof refused, 'function');
    });

    test('a house account keeps no balance: it is the sum of its entries', async () => {
      const wallet = await newWallet(900);
      const key = { merchant: 'tala', memberId: null, kind: 'games', currency: PESO } as const;
      const before = await balanceOf(db, key);
      await move([
        { accountId: wallet, amount: -900n },
        { accountId: house, amount: 900n },
      ]);
      assert.equal((await balanceOf(db, key)) - before, 900n);
      assert.equal(await holds(house), null);
    });

    // The embedded database has one connection: there transactions wait for each other whatever they touch.
    test('a movement that is not finished holds up nobody else’s', {
      skip: kind === 'embedded',
      timeout: 30_000,
    }, async () => {
      const [first, second] = [await newWallet(500), await newWallet(500)];
      const stake = (accountId: number) => [
        { accountId, amount: -100n },
        { accountId: house, amount: 100n },
      ];
      const finish = Promise.withResolvers<void>();
      const posted = Promise.withResolvers<void>();
      const open = db.transaction(async (tx) => {
        await post(tx, { kind: 'stake', idempotencyKey: `test/${keys++}`, at: new Date(), entries: stake(first) });
        posted.resolve();
        await finish.promise;
      });
      await posted.promise;
      await move(stake(second));
      assert.equal(await holds(second), 400n);
      assert.equal(await holds(first), 500n);
      finish.resolve();
      await open;
      assert.equal(await holds(first), 400n);
      assert.equal((await checkLedger(db)).isSound, true);
    });

    test('parallel stakes never overdraw', async () => {
      const wallet = await newWallet(1000);
      const stakes = Array.from({ length: 25 }, () =>
        move([
          { accountId: wallet, amount: -100n },
          { accountId: house, amount: 100n },
        ]),
      );
      const settled = await Promise.allSettled(stakes);
      assert.equal(settled.filter(({ status }) => status === 'fulfilled').length, 10);
      assert.equal(await holds(wallet), 0n);
    });

    test('accounts locked in opposite order do not deadlock', async () => {
      const [left, right] = [await newWallet(10_000), await newWallet(10_000)];
      await Promise.all(
        Array.from({ length: 20 }, (_, turn) => {
          const [from, to] = turn % 2 === 0 ? [left, right] : [right, left];
          return move([
            { accountId: from, amount: -10n },
            { accountId: to, amount: 10n },
          ]);
        }),
      );
      assert.equal(await holds(left), 10_000n);
      assert.equal(await holds(right), 10_000n);
    });

    test('a key moves money once', async () => {
      const wallet = await newWallet(500);
      const entries = [
        { accountId: wallet, amount: -200n },
        { accountId: house, amount: 200n },
      ];
      await move(entries, 'once');
      await assert.rejects(move(entries, 'once'), { code: 'request.duplicate' });
      assert.equal(await holds(wallet), 300n);
    });

    test('entries that do not sum to zero, or mix currencies, are refused', async () => {
      const wallet = await newWallet(500);
      const play = await ensureAccount(db, { merchant: 'tala', memberId: null, kind: 'play-bank', currency: 'PLAY' });
      await assert.rejects(
        move([
          { accountId: wallet, amount: -200n },
          { accountId: house, amount: 199n },
        ]),
        /sum to zero/,
      );
      await assert.rejects(
        move([
          { accountId: wallet, amount: -200n },
          { accountId: play, amount: 200n },
        ]),
        /sum to zero/,
      );
      assert.equal(await holds(wallet), 500n);
    });

    test('the check finds what was tampered with past every guard', async () => {
      const wallet = await newWallet(500);
      const [entry] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, wallet));
      assert.ok(entry);
      const reportAfter = async (statement: SQL): Promise<LedgerReport> => {
        const tampered = database.asOwner(async (tx) => {
          // What only the server's own superuser can do: no trigger hears of it.
          await tx.execute(sql`set local session_replication_role = replica`);
          await tx.execute(statement);
          throw await checkLedger(tx);
        });
        return tampered.catch((report) => report);
      };
      const balance = await reportAfter(sql`update accounts set balance = 999 where id = ${wallet}`);
      assert.deepEqual([balance.isSound, balance.balancesOff], [false, 1]);
      const amount = await reportAfter(sql`update ledger_entries set amount = 999 where id = ${entry.id}`);
      assert.deepEqual([amount.unbalanced, amount.currenciesOff, amount.balancesOff], [1, [PESO], 1]);
      assert.equal((await checkLedger(db)).isSound, true);
    });

    test('an account that was never opened holds nothing', async () => {
      assert.equal(await balanceOf(db, { merchant: 'tala', memberId: null, kind: 'bonus', currency: PESO }), 0n);
    });
  });
}
