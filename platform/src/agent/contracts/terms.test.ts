import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayOf } from '@shared-kernel/contracts/system/calendar';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { agentContracts } from './agent-contracts.tables.ts';
import { rateOf, termsInForce } from './terms.ts';

const TODAY = dayOf(Date.now());

const tier = (validBet: string, activeMembers: number, rate: number) => ({ validBet, activeMembers, rate });

test('the rate is that of the best tier whose turnover and active members are both reached', () => {
  const tiers = [tier('0', 0, 5), tier('10000000', 3, 10), tier('50000000', 8, 25)];
  const rate = (validBet: bigint, activeMembers: number) => rateOf(tiers, { validBet, activeMembers });
  assert.equal(rate(0n, 0), 5);
  assert.equal(rate(9_999_999n, 100), 5);
  assert.equal(rate(10_000_000n, 2), 5);
  assert.equal(rate(10_000_000n, 3), 10);
  assert.equal(rate(50_000_000n, 7), 10);
  assert.equal(rate(90_000_000_000n, 8), 25);
  assert.equal(rateOf(tiers.slice(1), { validBet: 0n, activeMembers: 0 }), 0);
  assert.equal(rateOf([], { validBet: 1n, activeMembers: 1 }), 0);
});

describeOnBothDatabases('contracts in force', 'catalogue', (platform) => {
  test('of a kind the agreed one with the latest day counts, from its day on; no other ever does', async () => {
    const memberId = Number((await platform().member({ type: 1 })).id);
    const other = Number((await platform().member({ type: 1 })).id);
    const row = (rate: number, own: Partial<typeof agentContracts.$inferInsert>) => ({
      kind: 'salary' as const,
      memberId,
      tiers: [tier('0', 0, rate)],
      status: 'agreed' as const,
      proposedAt: new Date(),
      ...own,
    });
    await platform()
      .db.insert(agentContracts)
      .values([
        row(20, { inForceFrom: TODAY }),
        row(10, { inForceFrom: addDays(TODAY, -5) }),
        row(15, { inForceFrom: addDays(TODAY, -5) }),
        row(30, { inForceFrom: addDays(TODAY, 1) }),
        row(40, { status: 'rejected', inForceFrom: null }),
        row(50, { status: 'proposed' }),
        row(60, { kind: 'hourly', inForceFrom: TODAY }),
        row(70, { memberId: other, kind: 'dividend', inForceFrom: TODAY }),
      ]);
    const ratesOn = async (offset: number) =>
      [...(await termsInForce(platform().db, 'salary', addDays(TODAY, offset)))].map(([id, tiers]) => [
        id,
        tiers.map(({ rate }) => rate),
      ]);
    assert.deepEqual(await ratesOn(-6), []);
    assert.deepEqual(await ratesOn(-1), [[memberId, [15]]]);
    assert.deepEqual(await ratesOn(0), [[memberId, [20]]]);
    assert.deepEqual(await ratesOn(9), [[memberId, [30]]]);
    assert.deepEqual([...(await termsInForce(platform().db, 'dividend', TODAY)).keys()], [other]);
  });

  test('a member has one proposed contract of a kind at a time', async () => {
    const memberId = Number((await platform().member({ type: 1 })).id);
    const propose = () =>
      platform()
        .db.insert(agentContracts)
        .values({ kind: 'hourly', memberId, tiers: [], status: 'proposed', proposedAt: new Date() });
    await propose();
    await assert.rejects(propose());
  });
});
