import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { proposeContract } from '@shared-kernel/contracts/agent/contracts';
import { updateDownlineRebates } from '@shared-kernel/contracts/agent/rebates';
import { transferDownline } from '@shared-kernel/contracts/agent/transfers';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { agentRateLimits, agentRates } from '../../accounts/accounts.public.ts';
import type { Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { checkLedger } from '../../ledger/check.ts';
import { accounts } from '../../ledger/ledger.tables.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { DATABASE_KINDS } from '../../testing/test-database.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { waitingForLocks } from '../../testing/waiting-for-locks.ts';
import { agentContracts } from '../contracts/agent-contracts.tables.ts';
import { moveMember } from './move-member.ts';

const PAYMENT = '274913';
const key = () => ({ [HEADER.idempotencyKey]: randomUUID() });

describePlatform(
  'moves, and what uplines do meanwhile',
  'catalogue',
  (platform) => {
    /** An agent with ₱1,000.00 that may leave and a member below, and the agent to whom the member is moved. */
    const start = async () => {
      const old = await platform().member({ type: 1, balanceMinor: 100_000 });
      const fresh = await platform().member({ type: 1 });
      const member = await platform().member({ type: 1, upline: old.username });
      await settledBet(platform(), old.id, 6_000_000);
      const agent = platform().client();
      await agent.logIn(old.username, old.password);
      const { password } = old;
      await agent.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
      const userName = member.username;
      return {
        member,
        agent,
        move: (tx: Transaction) => moveMember(tx, { merchant: 'tala', userName, upline: fresh.username }, new Date()),
        send: () => agent.call(transferDownline, { userName, amount: '100.00', paymentPassword: PAYMENT }, key()),
        edit: () =>
          agent.call(
            updateDownlineRebates,
            { userName, rates: [{ gameType: 'RNG', rate: '0.10', was: '0.00' }] },
            key(),
          ),
        propose: () =>
          agent.call(
            proposeContract,
            { userName, kind: 'salary', tiers: [{ validBet: '0.00', activeMembers: 0, rate: '0.10' }] },
            key(),
          ),
        oldId: Number(old.id),
        memberId: Number(member.id),
      };
    };
    const untilWaiting = async (count: number) => {
      while ((await waitingForLocks(platform().db)) < count);
    };

    /** The outcome of a call that waits for a move, which is then committed. */
    const duringMove = async <Outcome>(move: (tx: Transaction) => Promise<unknown>, ask: () => Promise<Outcome>) => {
      const { asked } = await platform().database.jobsDb.transaction(async (tx) => {
        await move(tx);
        const asked = ask();
        await untilWaiting(1);
        return { asked };
      });
      return asked;
    };

    test('money to someone who is moved out of the team a moment ago stays where it is', async () => {
      const { agent, move, send } = await start();
      assert.equal((await duringMove(move, send)).errorCode, 'transfer.member');
      assert.equal((await agent.value(getBalance, {})).sumBalance, '1000.00');
    });

    test('a transfer that has begun ends, and the move after it', async () => {
      const { agent, member, move, send } = await start();
      const { db, database } = platform();
      const { sent, moved } = await database.jobsDb.transaction(async (tx) => {
        await tx
          .select()
          .from(accounts)
          .where(eq(accounts.memberId, Number(member.id)))
          .for('update');
        const sent = send();
        await untilWaiting(1);
        const moved = db.transaction(move);
        await untilWaiting(2);
        return { sent, moved };
      });
      assert.equal((await sent).success, true);
      assert.equal(await moved, 1);
      assert.equal((await agent.value(getBalance, {})).sumBalance, '900.00');
      assert.equal((await checkLedger(db)).isSound, true);
    });

    test('rates that two agents set at the move of the member are the new upline’s alone', async () => {
      const { move, edit, memberId } = await start();
      const { db } = platform();
      await db.update(agentRateLimits).set({ rate: 60 });
      assert.equal((await duringMove(move, edit)).errorCode, 'not.found');
      assert.deepEqual(await db.select().from(agentRates).where(eq(agentRates.memberId, memberId)), []);
    });

    test('a contract that the former upline proposes meanwhile is none', async () => {
      const { move, propose, oldId, memberId } = await start();
      const { db } = platform();
      await db.insert(agentContracts).values({
        kind: 'salary',
        memberId: oldId,
        tiers: [{ validBet: '0', activeMembers: 0, rate: 20 }],
        status: 'agreed',
        proposedAt: new Date(),
        inForceFrom: dayOf(Date.now()),
      });
      assert.equal((await duringMove(move, propose)).errorCode, 'contract.member');
      assert.equal(await db.$count(agentContracts, eq(agentContracts.memberId, memberId)), 0);
    });
  },
  { kinds: DATABASE_KINDS.filter((kind) => kind === 'postgres') },
);
