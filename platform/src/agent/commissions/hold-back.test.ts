import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ContractKind, getSalaryContract } from '@shared-kernel/contracts/agent/contracts';
import { getDividends } from '@shared-kernel/contracts/agent/dividends';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { addDays, dayOf, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { createApp } from '../../app.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { and, eq, inArray } from '../../database/orm.ts';
import { checkLedger } from '../../ledger/check.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../testing/test-platform.ts';
import { watchLog } from '../../testing/watch-log.ts';
import { COMMISSION_JOBS } from './commissions.jobs.ts';
import { agentCommissions } from './commissions.tables.ts';

const TODAY = dayOf(Date.now());
const DAY = addDays(TODAY, -3);
const PERIOD_FROM = startOfDay(DAY);
const REASON = 'too many new <accounts>';
const ASKED = { startDate: addDays(TODAY, -9), endDate: TODAY, pageNo: 1, pageSize: 20, language: 'EN' } as const;

describeOnBothDatabases('commissions that are held back', 'catalogue', (platform) => {
  /** An agent with ₱25.00 to be paid. */
  const agentWith = async (kind: ContractKind, payFrom = new Date(Date.now() - MINUTE_MS)) => {
    const { id, username, password } = await platform().member({ type: 1 });
    const agentId = Number(id);
    await platform()
      .db.insert(agentCommissions)
      .values({
        kind,
        agentId,
        periodFrom: PERIOD_FROM,
        periodUntil: endOfDay(DAY),
        rate: 100,
        base: 250_000n,
        own: 2_500n,
        amount: 2_500n,
        status: 'pending',
        payFrom,
        computedAt: new Date(),
      });
    const browser = platform().client();
    await browser.logIn(username, password);
    return { agentId, username, browser, key: `${kind}/${agentId}/${PERIOD_FROM.toISOString()}` };
  };
  type Agent = Awaited<ReturnType<typeof agentWith>>;

  /** As any process of the platform does it, on its database or on one where something else comes before. */
  const pay = (db: TestPlatform['db'] = platform().db) =>
    COMMISSION_JOBS[1]?.run({ ...platform().api.platform, db }, new Date(), new AbortController().signal);
  const press = async (form: Readonly<Record<string, string>>, app = platform().api.app) =>
    app.request('http://localhost/commissions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
  const hold = ({ key }: Agent, app = platform().api.app) => press({ reason: REASON, hold: key }, app);
  const release = ({ key }: Agent) => press({ sure: 'yes', release: key });
  const page = async () => (await platform().client().fetch('/commissions')).text();
  const balanceOf = async ({ browser }: Agent) => (await browser.value(getBalance, {})).sumBalance;
  const statusOf = async ({ browser }: Agent) => (await browser.value(getDividends, ASKED)).list[0]?.status;

  test('staff holds one back with a reason; no process pays it, and its release pays it once', async () => {
    const agent = await agentWith('dividend');
    assert.match(await (await press({ reason: ' ', hold: agent.key })).text(), /role="alert">A reason is needed/);
    assert.equal((await hold(agent)).status, 303);
    assert.match(await (await hold(agent)).text(), /role="alert">The commission is held back already/);
    assert.match(
      await page(),
      new RegExp(`Held back</h2>.*${agent.username}.*₱25.00.*too many new &lt;accounts.*Paid and`, 's'),
    );
    await pay();
    await Promise.all([pay(), pay()]);
    assert.deepEqual([await balanceOf(agent), await statusOf(agent)], ['0.00', 'review']);
    const question = await (await press({ release: agent.key })).text();
    assert.match(question, new RegExp(`Pay ₱25.00 to ${agent.username} with the next run`));
    assert.equal(await statusOf(agent), 'review', 'a question releases nothing');
    assert.equal((await release(agent)).status, 303);
    assert.deepEqual([await balanceOf(agent), await statusOf(agent)], ['0.00', 'pending']);
    await Promise.all([pay(), pay()]);
    await pay();
    assert.deepEqual([await balanceOf(agent), await statusOf(agent)], ['25.00', 'paid']);
    for (const late of [await hold(agent), await release(agent)])
      assert.match(await late.text(), /role="alert">The commission is paid/);
    const { event, details, memberId } = auditEvents;
    const traces = await platform()
      .db.select({ event, details })
      .from(auditEvents)
      .where(and(eq(memberId, agent.agentId), inArray(event, ['commission.held-back', 'commission.released'])))
      .orderBy(auditEvents.id);
    const what = { kind: 'dividend', period: PERIOD_FROM.toISOString(), amount: '25.00' };
    assert.deepEqual(traces, [
      { event: 'commission.held-back', details: { ...what, reason: REASON } },
      { event: 'commission.released', details: what },
    ]);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('released before it is due it waits for its time', async () => {
    const agent = await agentWith('dividend', new Date(Date.now() + MINUTE_MS));
    await hold(agent);
    await release(agent);
    assert.match(
      await page(),
      new RegExp(`To be paid</h2>.*${agent.username}.*from [^<]* · in under 1 h.*Held back</h2>`, 's'),
    );
    await pay();
    assert.deepEqual([await balanceOf(agent), await statusOf(agent)], ['0.00', 'pending']);
  });

  test('the agent is told that a payment is looked at, never why; nobody else is', async () => {
    const [salary, dividend] = [await agentWith('salary'), await agentWith('dividend')];
    await Promise.all([hold(salary), hold(dividend)]);
    const seen = await salary.browser.value(getSalaryContract, {});
    assert.deepEqual(seen.inReview, [{ startsAt: PERIOD_FROM.toISOString(), amount: '25.00' }]);
    assert.deepEqual((await dividend.browser.value(getSalaryContract, {})).inReview, []);
    const told = JSON.stringify([seen, await dividend.browser.value(getDividends, ASKED)]);
    assert.ok(!told.includes('too many'), told);
    await release(salary);
    assert.deepEqual((await salary.browser.value(getSalaryContract, {})).inReview, []);
  });

  test('held back while a run is on its way to it, it is not paid; paid first, it is not held back', async () => {
    const first = await agentWith('salary');
    await pay(meanwhile(platform().database, () => hold(first)).db);
    assert.equal(await balanceOf(first), '0.00');
    await release(first);
    const { app } = createApp(
      meanwhile(platform().database, async () => pay()),
      TEST_CONFIG,
    );
    assert.match(await (await hold(first, app)).text(), /role="alert">The commission is paid/);
    assert.equal(await balanceOf(first), '25.00');
  });

  test('of a hold and a payment at once one wins, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const agents = [await agentWith('salary'), await agentWith('hourly')];
      const [answers] = await Promise.all([Promise.all(agents.map((agent) => hold(agent))), pay(), pay()]);
      await pay();
      for (const [place, agent] of agents.entries())
        assert.equal(await balanceOf(agent), answers[place]?.status === 303 ? '0.00' : '25.00');
    }
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('after its release a run that is killed half-way leaves it to the next', async (context) => {
    const agent = await agentWith('salary');
    await hold(agent);
    await release(agent);
    const { db } = platform();
    const killed: typeof db.transaction = (work) =>
      db.transaction(async (tx) => {
        await work(tx);
        throw new Error('killed');
      });
    watchLog(context);
    await pay(Object.create(db, { transaction: { value: killed } }));
    assert.equal(await balanceOf(agent), '0.00');
    await Promise.all([pay(), pay()]);
    assert.equal(await balanceOf(agent), '25.00');
  });

  test('what is no commission cannot be held back', async () => {
    const { agentId } = await agentWith('salary');
    for (const key of [
      '',
      'salary',
      `salary/${agentId}/x`,
      `bonus/${agentId}/2026-01-01`,
      `hourly/${agentId}/2026-01-01`,
    ])
      for (const form of [{ reason: REASON, hold: key }, { release: key }, { sure: 'yes', release: key }]) {
        const answer = await press(form);
        assert.equal(answer.status, 400, key);
        assert.match(await answer.text(), /role="alert">There is no such commission/);
      }
  });
});
