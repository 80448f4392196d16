import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { eq } from '../../database/orm.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { watchLog } from '../../testing/watch-log.ts';
import { openNumber, openNumberToPay, storedNumber } from './account-number.ts';
import { bankAccounts } from './bank-accounts.tables.ts';
import { encryptAccounts } from './encrypt-accounts.ts';

const [old, next] = [randomBytes(32), randomBytes(32)];
const TOO_MANY_AT_ONCE = 450;

describePlatform('account numbers at rest', 'catalogue', (platform) => {
  const encrypt = (keys: readonly Uint8Array[]) => encryptAccounts(platform().db, keys, new AbortController().signal);
  /** A member with accounts as an earlier start wrote them. */
  const bind = async (numbers: readonly string[], keys: readonly Uint8Array[], isRemoved = false) => {
    const memberId = Number((await platform().member()).id);
    const place = { memberId, merchant: 'tala', bankCode: 'BPI' };
    const base = { ...place, payeeName: 'Ana Cruz', isDefault: false, isRemoved, addedAt: new Date() };
    for (const number of numbers)
      await platform()
        .db.insert(bankAccounts)
        .values({ ...base, ...(await storedNumber(number, place, keys)) });
    return () => platform().db.select().from(bankAccounts).where(eq(bankAccounts.memberId, memberId));
  };
  const numbersOf = async (rows: () => Promise<(typeof bankAccounts.$inferSelect)[]>, keys: readonly Uint8Array[]) =>
    (await Promise.all((await rows()).map((account) => openNumber(account, keys)))).sort();

  test('what lay there bare is encrypted by the first key there is, all of it, also what was removed; nothing is done twice', async (context) => {
    const { lines } = watchLog(context);
    const numbers = Array.from({ length: TOO_MANY_AT_ONCE }, (_, index) => String(500_000_000_000 + index));
    const rows = await bind(numbers, []);
    const gone = await bind(['600000000001'], [], true);
    await encrypt([]);
    assert.ok(JSON.stringify(await rows()).includes('500000000007'), 'without a key it is bare');
    await encrypt([old]);
    assert.doesNotMatch(JSON.stringify([await rows(), await gone()]), /50000000000\d|600000000001/);
    assert.deepEqual(await numbersOf(rows, [old]), numbers);
    assert.deepEqual(await numbersOf(gone, [old]), ['600000000001']);
    const before = await rows();
    await encrypt([old]);
    assert.deepEqual(await rows(), before);
    const told = lines('account.sealed').flatMap(({ accountIds }) => String(accountIds).split(' '));
    assert.deepEqual(told.length, numbers.length + 1, 'each that lay bare is told, once');
  });

  test('a later key takes over, and the earlier one can go', async () => {
    const rows = await bind(['700000000001'], [old]);
    await encrypt([next, old]);
    assert.deepEqual(await numbersOf(rows, [next]), ['700000000001']);
    await assert.rejects(numbersOf(rows, [old]), /KEY_ENCRYPTION_KEY/);
  });

  test('paid is what was encrypted for this member, and nothing that somebody wrote into the row', async () => {
    const [mine, theirs] = [await bind(['900000000001'], [old]), await bind(['900000000002'], [old])];
    const [account, other] = [(await mine())[0], (await theirs())[0]];
    assert.ok(account && other);
    const { memberId } = account;
    assert.equal(await openNumberToPay(account, memberId, [next, old]), '900000000001');
    const bare = '900000000003';
    for (const [row, keys] of [
      [{ ...account, accountNumber: bare }, [old]],
      [{ ...account, accountNumber: bare, accountMark: bare }, [old]],
      [{ ...account, bankCode: 'BDO' }, [old]],
      [other, [old]],
      [account, [next]],
    ] as const)
      await assert.rejects(openNumberToPay(row, memberId, keys));
    assert.equal(await openNumberToPay({ ...account, accountNumber: bare, accountMark: bare }, memberId, []), bare);
  });

  test('what no key opens stays as it is and is told, and holds up none of the others', async (context) => {
    const { lines } = watchLog(context);
    const lost = await bind(['800000000001'], [randomBytes(32)]);
    const other = await bind(['800000000002'], []);
    const before = await lost();
    await encrypt([next]);
    assert.deepEqual(await lost(), before);
    assert.deepEqual(await numbersOf(other, [next]), ['800000000002']);
    assert.ok(lines('account.not-sealed').some(({ accountId }) => accountId === before[0]?.id));
  });
});
