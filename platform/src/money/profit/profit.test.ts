import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { eq } from '../../database/orm.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import type { TransactionKind } from '../../ledger/ledger.tables.ts';
import { post } from '../../ledger/post.ts';
import { bets, games } from '../../play/play.public.ts';
import { describePlatform } from '../../testing/test-platform.ts';

const DAY_MS = 86_400_000;
const now = Date.now();
const days = { startDate: dayOf(new Date(now)), endDate: dayOf(new Date(now)), language: 'EN' } as const;

describePlatform('profit and loss', 'catalogue', (platform) => {
  let posted = 0;
  const start = async () => {
    const { id, username, password } = await platform().member({});
    const browser = platform().client();
    await browser.logIn(username, password);
    const move = (kind: TransactionKind, amount: bigint, { key = 'test', at = new Date() } = {}) =>
      platform().db.transaction(async (tx) => {
        const owner = { merchant: 'tala', currency: 'PHP' } as const;
        const wallet = await ensureAccount(tx, { ...owner, memberId: Number(id), kind: 'wallet' });
        const house = await ensureAccount(tx, { ...owner, memberId: null, kind: 'gateway' });
        const entries = [
          { accountId: wallet, amount },
          { accountId: house, amount: -amount },
        ];
        await post(tx, { kind, idempotencyKey: `${key}/${id}/${posted++}`, at, entries });
      });
    const bet = async (category: string, own: Partial<typeof bets.$inferInsert>) => {
      const [game] = await platform().db.select().from(games).where(eq(games.category, category)).limit(1);
      await platform()
        .db.insert(bets)
        .values({
          betNo: `PNL-${id}-${posted++}`,
          memberId: Number(id),
          nodeId: game?.nodeId ?? '',
          isFreePlay: false,
          stake: 1000n,
          validBet: 900n,
          payout: 250n,
          status: 'settled',
          placedAt: new Date(),
          ...own,
        });
    };
    return { move, bet, read: () => browser.value(getProfitAndLoss, days) };
  };

  test('deposits, withdrawals without what came back, bonus and rebate; ever, beside these days', async () => {
    const { move, read } = await start();
    await move('deposit', 90_000n, { at: new Date(now - 3 * DAY_MS) });
    await move('deposit', 50_000n);
    await move('withdrawal', -20_000n);
    await move('withdrawal', -30_000n);
    await move('refund', 30_000n, { key: 'withdrawal-return' });
    await move('refund', 700n);
    await move('bonus', 1000n);
    await move('rebate', 250n);
    const { categories, ...sums } = await read();
    assert.deepEqual(categories, []);
    assert.deepEqual(sums, {
      deposits: '500.00',
      withdrawals: '200.00',
      stake: '0.00',
      validBet: '0.00',
      payout: '0.00',
      rebate: '2.50',
      bonus: '10.00',
      net: '12.50',
      lifetimeNetDeposits: '1200.00',
    });
  });

  test('settled bets by category, the most played first; neither void ones nor free play nor another’s', async () => {
    const { bet, read } = await start();
    await (await start()).bet('RNG', {});
    await bet('RNG', { payout: 2500n });
    await bet('RNG', {});
    await bet('FISH', { payout: 0n });
    await bet('FISH', { status: 'void', payout: 1000n });
    await bet('RNG', { isFreePlay: true });
    await bet('RNG', { placedAt: new Date(now - 2 * DAY_MS) });
    const { net, categories, stake } = await read();
    assert.deepEqual(categories, [
      { gameType: 'RNG', stake: '20.00', validBet: '18.00', payout: '27.50', profit: '7.50' },
      { gameType: 'FISH', stake: '10.00', validBet: '9.00', payout: '0.00', profit: '-10.00' },
    ]);
    assert.deepEqual([stake, net], ['30.00', '-2.50']);
  });
});
