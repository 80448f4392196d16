import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancelSuborders, getOrder, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { DATABASE_LIMITS } from '../../../database/limits.ts';
import { eq } from '../../../database/orm.ts';
import { runJobsNow } from '../../../jobs/run-jobs.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { lockAccounts } from '../../../ledger/post.ts';
import { orders } from '../../../orders/orders.tables.ts';
import { openNextDraw, setClock } from '../../../testing/open-next-draw.ts';
import { DATABASE_KINDS } from '../../../testing/test-database.ts';
import { describePlatform } from '../../../testing/test-platform.ts';
import { waitingForLocks } from '../../../testing/waiting-for-locks.ts';
import { LOTTERY_JOBS } from '../lottery.jobs.ts';
import { lotteryOrders } from '../lottery.tables.ts';

const CODE = 'mini-swertres';
const LINE = { playCode: 'straight', marks: [['1'], ['2'], ['3']], unitStake: '10.00', multiple: 2 };
const PATIENT_MS = 60_000;
/** The test holds a wallet while all draws are settled: that takes a loaded machine longer than a request may take. */
const LIMITS = {
  ...DATABASE_LIMITS,
  pages: { ...DATABASE_LIMITS.pages, statementMs: PATIENT_MS, lockMs: PATIENT_MS, idleInTransactionMs: PATIENT_MS },
};

describePlatform(
  'cancelled lottery orders',
  'catalogue',
  (platform) => {
    const settle = () => runJobsNow(platform().api.platform, LOTTERY_JOBS);

    test('one that is being cancelled when its draw is settled is passed over, and refunded once', async () => {
      const { db } = platform();
      const slot = await openNextDraw(db, CODE);
      const browser = await platform().signedIn({ balanceMinor: 10_000 });
      const asked = { gameCode: CODE, prizeMode: 'Elott', stake: '20.00', language: 'EN' } as const;
      const { orderNo } = await browser.value(placeOrder, { ...asked, lines: [LINE] });
      const [sale] = await db
        .select({ accountId: lotteryOrders.accountId })
        .from(lotteryOrders)
        .innerJoin(orders, eq(orders.id, lotteryOrders.orderId))
        .where(eq(orders.orderNo, orderNo));
      const stateOf = async () => (await browser.value(getOrder, { orderNo, language: 'EN' })).status;
      // While its wallet is held the cancel has the order and its look at the clock behind it; in a list, since the promise itself would be awaited.
      const cancelling = await db.transaction(async (tx) => {
        await lockAccounts(tx, [sale?.accountId ?? 0]);
        const cancelled = browser.call(cancelSuborders, { orderNo, language: 'EN' });
        while ((await waitingForLocks(db)) === 0);
        await setClock(db, new Date(slot.drawsAt.getTime() + 500));
        await settle();
        assert.equal(await stateOf(), 'placed');
        return [cancelled];
      });
      const [answer] = await Promise.all(cancelling);
      assert.equal(answer?.value.refund, '20.00');
      await settle();
      assert.equal(await stateOf(), 'cancelled');
      assert.equal((await browser.value(getBalance, {})).sumBalance, '100.00');
      assert.equal((await checkLedger(db)).isSound, true);
      await setClock(db, new Date());
    });
  },
  { kinds: DATABASE_KINDS.filter((kind) => kind === 'postgres'), limits: LIMITS },
);
