import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as contract from '@shared-kernel/contracts/agent/contracts';
import { addDays, dayOf } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS } from '@shared-kernel/node/durations';
import { and, eq } from '../../database/orm.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { agentContracts } from './agent-contracts.tables.ts';
import { areTiers, nextPeriodOf } from './proposals.ts';

const TODAY = dayOf(Date.now());
const TOMORROW = addDays(TODAY, 1);

const tier = (validBet: string, activeMembers: number, rate: string) => ({ validBet, activeMembers, rate });
const stored = (validBet: string, activeMembers: number, rate: number) => ({ validBet, activeMembers, rate });

/** What each kind is read and answered by. */
const CALLS = {
  salary: [contract.getSalaryContract, contract.processSalaryContract, {}, 'dailysalreqtype'],
  dividend: [
    contract.getDividendContract,
    contract.processDividendContract,
    { language: 'EN' },
    'divtypecompperiodreq',
  ],
  hourly: [contract.getHourlyContract, contract.processHourlyContract, {}, 'contracthoursalreq'],
} as const;

test('salaries count from the next day, a dividend from the next half of a month', () => {
  assert.equal(nextPeriodOf('salary', '2026-02-28'), '2026-03-01');
  assert.equal(nextPeriodOf('hourly', '2026-07-15'), '2026-07-16');
  const dividend = ['2026-07-01', '2026-07-15', '2026-07-16', '2026-07-31', '2026-12-31', '2026-02-16'];
  assert.deepEqual(
    dividend.map((day) => nextPeriodOf('dividend', day)),
    ['2026-07-16', '2026-07-16', '2026-08-01', '2026-08-01', '2027-01-01', '2026-03-01'],
  );
});

test('each tier asks for more than the one before it, and gives more', () => {
  assert.ok(areTiers([stored('0', 0, 1), stored('100', 0, 2), stored('100', 5, 3)]));
  for (const [name, tiers] of Object.entries({
    'none at all': [],
    'nothing for something': [stored('0', 0, 0)],
    'more than everything': [stored('0', 0, 10_001)],
    'the same twice': [stored('100', 3, 5), stored('100', 3, 6)],
    'less turnover': [stored('200', 3, 5), stored('100', 4, 6)],
    'fewer members': [stored('100', 3, 5), stored('200', 2, 6)],
    'no more for more': [stored('100', 3, 5), stored('200', 3, 5)],
  }))
    assert.equal(areTiers(tiers), false, name);
});

describeOnBothDatabases('contracts of agents', 'catalogue', (platform) => {
  const browserOf = async ({ username, password }: { username: string; password: string }) => {
    const browser = platform().client();
    await browser.logIn(username, password);
    return browser;
  };
  type Browser = Awaited<ReturnType<typeof browserOf>>;

  /** An agent with a daily salary of 0.20 % from ₱1,000 and two members on, and a member below. */
  const pair = async () => {
    const top = await platform().member({ type: 1 });
    const low = await platform().member({ type: 1, upline: top.username });
    await platform()
      .db.insert(agentContracts)
      .values(
        contract.CONTRACT_KINDS.map((kind) => ({
          kind,
          memberId: Number(top.id),
          tiers: [stored('100000', 2, 20)],
          status: 'agreed' as const,
          proposedAt: new Date(),
          inForceFrom: addDays(TODAY, -3),
        })),
      );
    return { top, low, agent: await browserOf(top), member: await browserOf(low) };
  };
  const proposeAs = (
    agent: Browser,
    userName: string,
    tiers = [tier('1000.00', 2, '0.10')],
    kind: contract.ContractKind = 'salary',
    key: string = randomUUID(),
  ) => agent.call(contract.proposeContract, { userName, kind, tiers }, { [HEADER.idempotencyKey]: key });
  const age = (contractId: string, days: number) =>
    platform()
      .db.update(agentContracts)
      .set({ proposedAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(agentContracts.id, Number(contractId)));

  test('the one in force is shown however many were proposed and taken back after it', async () => {
    const { agent, low } = await pair();
    const memberId = Number(low.id);
    const row = { kind: 'salary', memberId, tiers: [stored('100000', 2, 10)], proposedAt: new Date() } as const;
    await platform()
      .db.insert(agentContracts)
      .values([
        { ...row, status: 'agreed' as const, inForceFrom: addDays(TODAY, -2) },
        ...Array.from({ length: 60 }, () => ({ ...row, status: 'withdrawn' as const })),
      ]);
    const { inForce, history } = await (await browserOf(low)).value(contract.getSalaryContract, {});
    assert.equal(inForce?.inForceFrom, addDays(TODAY, -2));
    assert.ok(
      history.every(({ status }) => status === 'withdrawn'),
      'the one in force is no earlier one',
    );
    assert.equal(history.length, 50);
    const { list } = await agent.value(contract.getDownlineContracts, { userName: low.username });
    assert.equal(list.find(({ kind }) => kind === 'salary')?.inForce?.id, inForce?.id);
  });

  for (const kind of contract.CONTRACT_KINDS) {
    test(`a ${kind} contract is proposed, read, agreed to and in force from the next period`, async () => {
      const { agent, member, low, top } = await pair();
      const [read, process, input, name] = CALLS[kind];
      const requests = () => member.value(contract.getContractRequests, {});
      assert.ok(Object.values(await requests()).every((pending) => !pending));
      const { value } = await proposeAs(agent, low.username.toUpperCase(), undefined, kind);
      const contractId = value?.contractId ?? '';
      assert.deepEqual(
        Object.entries(await requests()).filter(([, pending]) => pending),
        [[name, true]],
      );
      const { request, inForce, activeValidBet } = await member.value(read, input as never);
      const from = nextPeriodOf(kind, TODAY);
      assert.deepEqual([request?.id, request?.status, request?.inForceFrom], [contractId, 'proposed', from]);
      assert.deepEqual([request?.tiers, inForce, activeValidBet], [[tier('1000.00', 2, '0.10')], undefined, '1000.00']);
      assert.match(request?.proposer ?? '', new RegExp(`^${top.username.slice(0, 3)}\\*\\*\\*`), 'masked');
      assert.equal(Date.parse(request?.expiresAt ?? '') - Date.parse(request?.proposedAt ?? ''), 7 * DAY_MS);
      const agreed = await member.value(process, { contractId, action: 'agree' });
      assert.deepEqual(agreed, { inForceFrom: from });
      assert.deepEqual(await member.value(process, { contractId, action: 'agree' }), agreed, 'the same once more');
      const after = await member.value(read, input as never);
      assert.deepEqual([after.request, after.next?.id, after.inForce], [undefined, contractId, undefined]);
      assert.deepEqual(after.history, [], 'what counts next is not an earlier one');
      assert.ok(Object.values(await requests()).every((pending) => !pending));
    });
  }

  test('one that was withdrawn, has expired or was answered otherwise says so, and stays what it is', async () => {
    const { agent, member, low } = await pair();
    const answer = (contractId: string, action: 'agree' | 'reject') =>
      member.call(contract.processSalaryContract, { contractId, action });
    const first = (await proposeAs(agent, low.username)).value?.contractId ?? '';
    await agent.value(contract.withdrawContract, { contractId: first });
    assert.equal((await answer(first, 'agree')).errorCode, 'contract.gone');
    assert.equal((await agent.call(contract.withdrawContract, { contractId: first })).errorCode, 'contract.gone');
    const second = (await proposeAs(agent, low.username)).value?.contractId ?? '';
    await age(second, 7);
    assert.equal((await answer(second, 'agree')).errorCode, 'contract.gone');
    assert.equal((await member.value(contract.getContractRequests, {})).dailysalreqtype, false);
    const third = (await proposeAs(agent, low.username)).value?.contractId ?? '';
    assert.equal((await answer(third, 'reject')).success, true);
    const late = await answer(third, 'agree');
    assert.deepEqual([late.status, late.errorCode, late.value], [409, 'contract.answered', { status: 'rejected' }]);
    assert.equal((await agent.call(contract.withdrawContract, { contractId: third })).errorCode, 'contract.answered');
    const { history, request } = await member.value(contract.getSalaryContract, {});
    assert.equal(request, undefined);
    assert.deepEqual(
      history.map(({ status }) => status),
      ['rejected', 'expired', 'withdrawn'],
    );
  });

  test('of two answers at once one wins and the other is told', async () => {
    const { agent, member, low } = await pair();
    const contractId = (await proposeAs(agent, low.username)).value?.contractId ?? '';
    const other = await browserOf(low);
    const both = await Promise.all([
      member.call(contract.processSalaryContract, { contractId, action: 'agree' }),
      other.call(contract.processSalaryContract, { contractId, action: 'reject' }),
    ]);
    assert.deepEqual(both.map(({ errorCode }) => errorCode).toSorted(), ['contract.answered', undefined]);
    const { history, next } = await member.value(contract.getSalaryContract, {});
    assert.equal((next ?? history[0])?.status, both[0]?.success ? 'agreed' : 'rejected');
  });

  test('withdrawn while it is being signed, a contract is one or the other, and who came second is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { agent, member, low } = await pair();
      const contractId = (await proposeAs(agent, low.username)).value?.contractId ?? '';
      const [signed, withdrawn] = await Promise.all([
        member.call(contract.processSalaryContract, { contractId, action: 'agree' }),
        agent.call(contract.withdrawContract, { contractId }),
      ]);
      const { history, next } = await member.value(contract.getSalaryContract, {});
      const outcome = [signed.errorCode, withdrawn.errorCode, (next ?? history[0])?.status, next?.id];
      assert.deepEqual(
        outcome,
        signed.success
          ? [undefined, 'contract.answered', 'agreed', contractId]
          : ['contract.gone', undefined, 'withdrawn', undefined],
      );
    }
  });

  test('an agent proposes so often in an hour and no more', async () => {
    const { agent, low } = await pair();
    const nobody = 'nobody_of_theirs';
    const codes = [];
    for (let index = 0; index < 61; index += 1) codes.push((await proposeAs(agent, nobody)).errorCode);
    assert.deepEqual([codes[59], codes[60]], ['not.found', 'rate.limited']);
    assert.equal((await proposeAs(agent, low.username)).errorCode, 'rate.limited');
  });

  test('of two proposals at once one waits, and one key proposes once', async () => {
    const { agent, low } = await pair();
    const both = await Promise.all([proposeAs(agent, low.username), proposeAs(agent, low.username)]);
    assert.deepEqual(both.map(({ errorCode }) => errorCode).toSorted(), ['contract.pending', undefined]);
    const key = randomUUID();
    const again = async () => (await proposeAs(agent, low.username, undefined, 'hourly', key)).value?.contractId;
    const first = await again();
    assert.ok(first);
    assert.equal(await again(), first);
  });

  test('terms stay within the proposer’s own and above what the member has given on', async () => {
    const { agent, member, low } = await pair();
    const above = await proposeAs(agent, low.username, [tier('1000.00', 2, '0.10'), tier('5000.00', 2, '0.21')]);
    assert.deepEqual([above.status, above.errorCode, above.value], [409, 'contract.range', { tier: 1, most: '0.20' }]);
    const early = await proposeAs(agent, low.username, [tier('1000.00', 1, '0.10')]);
    assert.deepEqual([early.errorCode, early.value], ['contract.range', { tier: 0, most: '0.00' }]);
    assert.equal((await proposeAs(agent, low.username, [])).errorCode, 'contract.tiers');
    const agreed = (await proposeAs(agent, low.username)).value?.contractId ?? '';
    await member.value(contract.processSalaryContract, { contractId: agreed, action: 'agree' });
    const last = await platform().member({ upline: low.username });
    const given = (await proposeAs(member, last.username)).value?.contractId ?? '';
    const end = await browserOf(last);
    await end.value(contract.processSalaryContract, { contractId: given, action: 'agree' });
    const less = await proposeAs(agent, low.username, [tier('1000.00', 2, '0.05')]);
    assert.deepEqual([less.errorCode, less.value], ['contract.range', {}]);
    assert.equal((await proposeAs(agent, low.username, [tier('1000.00', 2, '0.20')])).success, true);
  });

  test('what the proposer no longer has cannot be agreed to', async () => {
    const { agent, member, low, top } = await pair();
    const contractId = (await proposeAs(agent, low.username)).value?.contractId ?? '';
    await platform()
      .db.update(agentContracts)
      .set({ tiers: [stored('100000', 2, 5)] })
      .where(and(eq(agentContracts.memberId, Number(top.id)), eq(agentContracts.kind, 'salary')));
    const refused = await member.call(contract.processSalaryContract, { contractId, action: 'agree' });
    assert.equal(refused.errorCode, 'contract.range');
    assert.equal((await member.call(contract.processSalaryContract, { contractId, action: 'reject' })).success, true);
  });

  test('the upline sees a direct member’s contracts and its own terms; nobody else sees or answers them', async () => {
    const { agent, member, low, top } = await pair();
    const { list } = await agent.value(contract.getDownlineContracts, { userName: low.username });
    assert.deepEqual(
      list.map(({ kind, own, request }) => [kind, own, request]),
      contract.CONTRACT_KINDS.map((kind) => [kind, [tier('1000.00', 2, '0.20')], undefined]),
    );
    const contractId = (await proposeAs(agent, low.username)).value?.contractId ?? '';
    assert.equal(
      (await agent.value(contract.getDownlineContracts, { userName: low.username })).list[0]?.request?.id,
      contractId,
    );
    const stranger = await platform().signedIn({ type: 1 });
    for (const { errorCode } of [
      await stranger.call(contract.getDownlineContracts, { userName: low.username }),
      await proposeAs(stranger, low.username),
      await stranger.call(contract.withdrawContract, { contractId }),
      await stranger.call(contract.processSalaryContract, { contractId, action: 'agree' }),
      await member.call(contract.processHourlyContract, { contractId, action: 'agree' }),
      await member.call(contract.withdrawContract, { contractId }),
      await agent.call(contract.getDownlineContracts, { userName: top.username }),
      await member.call(contract.processSalaryContract, { contractId: 'x', action: 'agree' }),
    ])
      assert.equal(errorCode, 'not.found');
  });

  for (const type of [4, 40, 41, 42])
    test(`a member of type ${type} has no contracts`, async () => {
      const browser = await platform().signedIn({ type });
      for (const { errorCode } of [
        await browser.call(contract.getContractRequests, {}),
        await browser.call(contract.getSalaryContract, {}),
        await browser.call(contract.processSalaryContract, { contractId: '1', action: 'agree' }),
      ])
        assert.equal(errorCode, 'feature.unavailable');
      const { agent, top } = await pair();
      const low = await platform().member({ type, upline: top.username });
      assert.equal((await proposeAs(agent, low.username)).errorCode, 'contract.member');
    });

  test('a player may have one, and gives none', async () => {
    const { agent, top } = await pair();
    const player = await platform().member({ type: 0, upline: top.username });
    const contractId = (await proposeAs(agent, player.username)).value?.contractId ?? '';
    const browser = await browserOf(player);
    const agreed = await browser.value(contract.processSalaryContract, { contractId, action: 'agree' });
    assert.equal(agreed.inForceFrom, TOMORROW);
    assert.equal((await proposeAs(browser, 'nobody')).errorCode, 'feature.unavailable');
  });
});
