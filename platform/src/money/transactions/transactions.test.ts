import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getTransactionCodes, getTransactions } from '@shared-kernel/contracts/member/transactions';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { eq } from '../../database/orm.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import { bets, games } from '../../play/play.public.ts';
import { describePlatform } from '../../testing/test-platform.ts';

const start = Date.now();
const days = { startDate: dayOf(new Date(start - 60_000)), endDate: dayOf(new Date(start + 60_000)) };
const ask = { ...days, pageNo: 1, pageSize: 20, language: 'EN' } as const;

describePlatform('account records', 'catalogue', (platform) => {
  let posted = 0;
  const signedIn = async () => {
    const { id, username, password } = await platform().member({});
    const browser = platform().client();
    await browser.logIn(username, password);
    const move = (kind: 'deposit' | 'stake' | 'payout', amount: bigint, secondsAgo: number) =>
      platform().db.transaction(async (tx) => {
        const at = new Date(start - secondsAgo * 1000);
        const owner = { merchant: 'tala', currency: 'PHP' } as const;
        const wallet = await ensureAccount(tx, { ...owner, memberId: Number(id), kind: 'wallet' });
        const house = await ensureAccount(tx, { ...owner, memberId: null, kind: 'gateway' });
        const entries = [
          { accountId: wallet, amount },
          { accountId: house, amount: -amount },
        ];
        await post(tx, { kind, idempotencyKey: `test/${id}/${posted++}`, reference: `R-${secondsAgo}`, at, entries });
      });
    const list = (own: Partial<InputOf<typeof getTransactions>> = {}) =>
      browser.value(getTransactions, { ...ask, ...own });
    return { id, browser, move, list };
  };

  test('names the game behind a stake, and none behind a deposit', async () => {
    const { id, move, list } = await signedIn();
    await move('deposit', 50_000n, 41);
    await move('stake', -2000n, 40);
    const row = { nodeId: '100001', stake: 2000n, validBet: 2000n, payout: 0n, status: 'settled' } as const;
    await platform()
      .db.insert(bets)
      .values({ ...row, betNo: 'R-40', memberId: Number(id), isFreePlay: false, placedAt: new Date(start - 40_000) });
    const [game] = await platform().db.select().from(games).where(eq(games.nodeId, row.nodeId));
    const { list: rows } = await list();
    assert.deepEqual(
      rows.map(({ type, gameName }) => [type, gameName]),
      [
        ['stake', game?.name],
        ['deposit', undefined],
      ],
    );
    assert.match(rows[0]?.iconUrl ?? '', /^\/wps\/art\/game\/100001\.svg/);
    assert.equal(rows[0]?.game?.nodeId, game?.nodeId);
  });

  test('own movements, signed, the last first, with the balance after each; sums with the first page', async () => {
    const { move, list } = await signedIn();
    await (await signedIn()).move('deposit', 999n, 1);
    await move('deposit', 50_000n, 30);
    await move('stake', -2000n, 20);
    await move('payout', 550n, 10);
    const { list: rows, footer } = await list();
    assert.deepEqual(
      rows.map(({ type, typeName, amount, balanceAfter, reference }) => [
        type,
        typeName,
        amount,
        balanceAfter,
        reference,
      ]),
      [
        ['payout', 'Payout', '5.50', '485.50', 'R-10'],
        ['stake', 'Stake', '-20.00', '480.00', 'R-20'],
        ['deposit', 'Deposit', '500.00', '500.00', 'R-30'],
      ],
    );
    assert.deepEqual(footer, { count: 3, moneyIn: '505.50', moneyOut: '-20.00', net: '485.50' });
    assert.equal(new Set(rows.map(({ transactionNo }) => transactionNo)).size, 3);
  });

  test('one kind of movement; a code that nobody knows finds nothing', async () => {
    const { move, list } = await signedIn();
    await move('deposit', 100n, 20);
    await move('stake', -100n, 10);
    assert.deepEqual(
      (await list({ type: 'stake', language: 'TY' })).list.map(({ typeName }) => typeName),
      ['Taya'],
    );
    assert.deepEqual((await list({ type: "x' or true" })).list, []);
  });

  test('what moves while one scrolls repeats no row and skips none', async () => {
    const { move, list } = await signedIn();
    for (let count = 5; count > 0; count -= 1) await move('deposit', BigInt(count), count);
    const first = await list({ pageSize: 3 });
    await move('deposit', 9n, (start - Date.now()) / 1000);
    const second = await list({ pageSize: 3, pageNo: 2, asOf: first.asOf });
    const amounts = [first, second].flatMap(({ list: rows }) => rows.map(({ amount }) => amount));
    assert.deepEqual(amounts, ['0.01', '0.02', '0.03', '0.04', '0.05']);
    assert.equal(second.footer, undefined);
  });

  test('every kind that is listed has a name in both languages; a trial account sees its play money', async () => {
    const { browser } = await signedIn();
    for (const language of ['EN', 'TY'] as const) {
      const { list: codes } = await browser.value(getTransactionCodes, { language });
      assert.ok(codes.length > 3 && codes.every(({ name }) => name !== ''));
    }
    const guest = platform().client();
    guest.token = (await guest.value(startTrial, {})).token;
    const { list: codes } = await guest.value(getTransactionCodes, { language: 'EN' });
    assert.equal(codes[0]?.name, 'Play money');
  });
});
