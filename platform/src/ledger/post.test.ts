import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { createMember } from '../control/create-member.ts';
import type { Database } from '../database/database.ts';
import { resolveMerchant } from '../merchants/merchants.ts';
import { seedCatalogue } from '../seed/seed.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { balanceOf, ensureAccount } from './accounts.ts';
import { checkLedger } from './check.ts';
import { accounts } from './ledger.tables.ts';
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
    const holds = async (account: number): Promise<bigint | undefined> =>
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

    test('the check finds a balance that was tampered with', async () => {
      const wallet = await newWallet(500);
      await db.update(accounts).set({ balance: 999n }).where(eq(accounts.id, wallet));
      const report = await checkLedger(db);
      assert.equal(report.isSound, false);
      assert.equal(report.balancesOff, 1);
      assert.deepEqual(report.currenciesOff, [PESO]);
      await db.update(accounts).set({ balance: 500n }).where(eq(accounts.id, wallet));
    });

    test('an account that was never opened holds nothing', async () => {
      assert.equal(await balanceOf(db, { merchant: 'tala', memberId: null, kind: 'bonus', currency: PESO }), 0n);
    });
  });
}
