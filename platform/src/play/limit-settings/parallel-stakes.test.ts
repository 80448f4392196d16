import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { setLossLimit } from '@shared-kernel/contracts/member/play-limits';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import fc from 'fast-check';
import { DEMO } from '../../../demo/src/demo.ts';
import { createApp } from '../../app.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { asc, eq } from '../../database/orm.ts';
import { checkLedger } from '../../ledger/check.ts';
import { ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { orders } from '../../orders/orders.tables.ts';
import { openGame } from '../../testing/open-game.ts';
import { openNextDraw } from '../../testing/open-next-draw.ts';
import { createClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { DATABASE_KINDS } from '../../testing/test-database.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { bets } from '../bets/bets.tables.ts';
import { lotteryOrders } from '../lottery/lottery.tables.ts';

const SLOT_NODE = '100001';
const LOTTERY = 'mini-swertres';
const STAKES = [100, 500, 1000] as const;
const ORDER_MINOR = 1000n;

/** What one browser tab asks for at the same moment as the others. */
const stake = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('round' as const), stake: fc.constantFrom(...STAKES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('order' as const), stake: fc.constant(Number(ORDER_MINOR)) }) },
);
const story = fc.record({
  limit: fc.integer({ min: 300, max: 4000 }),
  stakes: fc.array(stake, { minLength: 12, maxLength: 24 }),
});

describePlatform(
  'parallel stakes under a loss limit',
  'catalogue',
  (platform) => {
    let database: OpenDatabase | undefined;
    let second: ReturnType<typeof createApp>;
    before(async () => {
      database = await openDatabase({ databaseUrl: platform().database.url ?? '', dataFolder: '' });
      second = createApp(database, TEST_CONFIG, DEMO.additions);
    });
    after(() => database?.close());

    test('over two processes none passes it by a centavo, and what is refused moves nothing', async () => {
      const { db } = platform();
      await openNextDraw(db, LOTTERY);
      let refusals = 0;
      const play = async ({
        limit,
        stakes,
      }: {
        limit: number;
        stakes: { kind: 'round' | 'order'; stake: number }[];
      }) => {
        const { id, username, password } = await platform().member({ balanceMinor: 1_000_000 });
        const browsers = [platform().client(), createClient(second.app, 'tala')] as const;
        await browsers[0].logIn(username, password);
        browsers[1].token = browsers[0].token;
        await browsers[0].value(setLossLimit, { period: 'day', limit: toDecimal(BigInt(limit)) });
        const games = [await openGame(browsers[0], SLOT_NODE), await openGame(browsers[1], SLOT_NODE)] as const;
        const answers = await Promise.all(
          stakes.map(async (each, index) => {
            const at = index % 2 === 0 ? 0 : 1;
            if (each.kind === 'order')
              return browsers[at].call(
                placeOrder,
                {
                  gameCode: LOTTERY,
                  prizeMode: 'Elott',
                  stake: toDecimal(ORDER_MINOR),
                  language: 'EN',
                  lines: [{ playCode: 'straight', marks: [['1'], ['2'], ['3']], unitStake: '10.00', multiple: 1 }],
                },
                { [HEADER.idempotencyKey]: randomUUID() },
              );
            const body = JSON.stringify({ stake: each.stake, idempotencyKey: randomUUID() });
            const headers = { Launch: games[at].launch };
            const sent = await browsers[at].fetch('/wps/play/api/round', { method: 'POST', body, headers });
            return (await sent.json()) as { errorCode?: string };
          }),
        );
        const codes = answers.map(({ errorCode }) => errorCode ?? 'ok');
        assert.deepEqual(
          [...new Set(codes)].filter((code) => code !== 'ok' && code !== 'limit.loss'),
          [],
        );
        refusals += codes.filter((code) => code === 'limit.loss').length;
        await replay(Number(id), BigInt(limit), codes.filter((code) => code === 'ok').length);
      };

      /** All stakes and payouts of the member, one after the other, as the ledger has them. */
      const replay = async (memberId: number, limit: bigint, accepted: number) => {
        const rounds = await db.select().from(bets).where(eq(bets.memberId, memberId));
        const placed = await db
          .select({ reference: orders.orderNo, stake: lotteryOrders.stake })
          .from(orders)
          .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, orders.id))
          .where(eq(orders.memberId, memberId));
        assert.equal(rounds.length + placed.length, accepted);
        const moves = new Map([
          ...rounds.map(({ betNo, stake: own, payout }) => [betNo, { own, payout }] as const),
          ...placed.map(({ reference, stake: own }) => [reference, { own, payout: 0n }] as const),
        ]);
        const posted = await db.select().from(ledgerTransactions).orderBy(asc(ledgerTransactions.id));
        let loss = 0n;
        for (const { reference, kind } of posted) {
          const move = moves.get(reference ?? '');
          if (!move) continue;
          loss += kind === 'stake' ? move.own : -move.payout;
          assert.ok(loss <= limit, `${loss} of ${limit}`);
        }
      };

      await fc.assert(fc.asyncProperty(story, play), { numRuns: 12 });
      assert.ok(refusals > 0, 'some were refused');
      assert.equal((await checkLedger(db)).isSound, true);
    });
  },
  { kinds: DATABASE_KINDS.filter((kind) => kind === 'postgres') },
);
