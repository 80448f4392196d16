import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { examples, register } from '@shared-kernel/contracts/account/registration';
import * as contract from '@shared-kernel/contracts/agent/accounts';
import { getDownlines } from '@shared-kernel/contracts/agent/agent';
import { getDownlineRebates, getRebateQuotas, updateDownlineRebates } from '@shared-kernel/contracts/agent/rebates';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { agentRateLimits } from '../../accounts/accounts.public.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { and, eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';

const PASSWORD = 'Lantern-2026';
const aName = (): string => `rate_${randomUUID().slice(0, 8)}`;
const rates = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).map(([gameType, rate]) => ({ gameType, rate }));

describeOnBothDatabases('rates of accounts that agents open', 'catalogue', (platform) => {
  /** Slots up to 0.60 %, live up to 0.40 %; so many places from 0.48 % on. */
  const limit = (quota = 5) =>
    platform().db.update(agentRateLimits).set({ quotaFrom: 48, quota }).where(eq(agentRateLimits.merchant, 'tala'));
  const anAgent = async (upline?: string) => {
    const member = await platform().member({ type: 1, ...(upline !== undefined && { upline }) });
    const browser = platform().client();
    await browser.logIn(member.username, member.password);
    return { ...member, browser };
  };
  type Browser = Awaited<ReturnType<typeof anAgent>>['browser'];

  const open = (browser: Browser, given: Readonly<Record<string, string>>, userName = aName()) =>
    browser.call(contract.openAccount, { userName, password: PASSWORD, kind: 'agent', rates: rates(given) });
  const link = (browser: Browser, given: Readonly<Record<string, string>>) =>
    browser.call(contract.createAffiliateLink, { kind: 'agent', rates: rates(given) });
  const registerBy = async (affiliateCode = '') => {
    const username = aName();
    const asked = { ...examples.register, username, password: PASSWORD, confirmPassword: PASSWORD, affiliateCode };
    assert.equal((await platform().client().call(register, asked)).success, true);
    return username;
  };
  const edit = async (browser: Browser, userName: string, rate: string, was: string) => {
    const input = { userName, rates: [{ gameType: 'RNG', rate, was }] };
    assert.equal(
      (await browser.call(updateDownlineRebates, input, { [HEADER.idempotencyKey]: randomUUID() })).success,
      true,
    );
  };
  /** What a direct member has, without the categories in which it is nothing. */
  const has = async (browser: Browser, userName: string) => {
    const { list } = await browser.value(getDownlineRebates, { userName });
    return Object.fromEntries(list.filter(({ rate }) => rate !== '0.00').map(({ gameType, rate }) => [gameType, rate]));
  };
  const traceOf = async (username: string) => {
    const rows = await platform()
      .db.select({ details: auditEvents.details })
      .from(auditEvents)
      .innerJoin(members, eq(members.id, auditEvents.memberId))
      .where(and(eq(members.username, username), eq(auditEvents.event, 'rebate.changed')));
    return rows.map(({ details }) => details);
  };
  const teamSize = async (browser: Browser) =>
    (await browser.value(getDownlines, { pageNo: 1, pageSize: 20, language: 'EN' })).list.length;

  test('the same account with the same rates once more is the one that is there; with other rates its name is taken', async () => {
    await limit();
    const { browser } = await anAgent();
    const userName = aName();
    const first = await open(browser, { RNG: '0.20' }, userName);
    assert.equal(first.success, true);
    assert.deepEqual((await open(browser, { RNG: '0.20' }, userName)).value, first.value);
    for (const other of [{ RNG: '0.30' }, {}, { RNG: '0.20', LIVE: '0.10' }])
      assert.equal((await open(browser, other, userName)).errorCode, 'username.taken');
  });

  test('one opened by hand has its rates at once, with a trace; without rates it has none', async () => {
    await limit();
    const { id, browser } = await anAgent();
    const opened = await open(browser, { RNG: '0.20', FISH: '0.00', LIVE: '0.40' }, 'by_hand');
    assert.deepEqual(opened.value, { userName: 'by_hand', rates: rates({ RNG: '0.20', LIVE: '0.40' }) });
    assert.deepEqual(await has(browser, 'by_hand'), { RNG: '0.20', LIVE: '0.40' });
    assert.deepEqual(await traceOf('by_hand'), [{ RNG: '0.20', LIVE: '0.40', by: Number(id) }]);
    const plain = await browser.value(contract.openAccount, {
      userName: 'plain_hand',
      password: PASSWORD,
      kind: 'player',
    });
    assert.deepEqual(plain.rates, []);
    assert.deepEqual([await has(browser, 'plain_hand'), await traceOf('plain_hand')], [{}, []]);
  });

  test('who registers by a link has the link’s rates, with a trace', async () => {
    await limit();
    const { id, browser } = await anAgent();
    const { value } = await link(browser, { RNG: '0.35' });
    const { list } = await browser.value(contract.getAffiliateLinks, {});
    assert.deepEqual([value?.rates, list[0]?.rates], [rates({ RNG: '0.35' }), rates({ RNG: '0.35' })]);
    const userName = await registerBy(value?.code);
    assert.deepEqual(await has(browser, userName), { RNG: '0.35' });
    assert.deepEqual(await traceOf(userName), [{ RNG: '0.35', by: Number(id) }]);
  });

  test('what may be given is shown as it is for a direct member, and only to agents', async () => {
    await limit(2);
    const { browser } = await anAgent();
    await open(browser, { RNG: '0.50' });
    const { list } = await browser.value(getRebateQuotas, {});
    const slots = list.find(({ gameType }) => gameType === 'RNG');
    assert.deepEqual(slots, {
      gameType: 'RNG',
      rate: '0.00',
      least: '0.00',
      most: '0.60',
      quota: { from: '0.48', left: 1 },
    });
    const player = await platform().signedIn({});
    assert.equal((await player.call(getRebateQuotas, {})).errorCode, 'feature.unavailable');
  });

  test('a rate above the own, of an unknown category or without a place refuses account and link', async () => {
    await limit(1);
    const top = await anAgent();
    const { username, browser } = await anAgent(top.username);
    await edit(top.browser, username, '0.50', '0.00');
    await open(browser, { RNG: '0.48' });
    for (const [given, code] of [
      [{ RNG: '0.51' }, 'rebate.range'],
      [{ LIVE: '0.05' }, 'rebate.range'],
      [{ NOTHING: '0.05' }, 'rebate.range'],
      [{ RNG: '0.49' }, 'rebate.quota'],
    ] as const) {
      const named = { gameType: Object.keys(given)[0] };
      for (const refused of [await open(browser, given), await link(browser, given)])
        assert.deepEqual([refused.status, refused.errorCode, refused.value], [409, code, named]);
    }
    assert.equal(await teamSize(browser), 1);
    assert.deepEqual((await browser.value(contract.getAffiliateLinks, {})).list, []);
  });

  test('at the registration rates are lowered to what the agent may give then, and nobody is refused', async () => {
    await limit(1);
    const top = await anAgent();
    const middle = await anAgent(top.username);
    await edit(top.browser, middle.username, '0.58', '0.00');
    const full = await link(middle.browser, { RNG: '0.55' });
    const above = await link(middle.browser, { RNG: '0.45' });
    await open(middle.browser, { RNG: '0.50' }, 'has_the_place');
    const late = await registerBy(full.value?.code);
    assert.deepEqual(await has(middle.browser, late), { RNG: '0.47' });
    await edit(middle.browser, 'has_the_place', '0.10', '0.50');
    await edit(middle.browser, late, '0.10', '0.47');
    await edit(top.browser, middle.username, '0.30', '0.58');
    assert.deepEqual(await has(middle.browser, await registerBy(above.value?.code)), { RNG: '0.30' });
  });

  test('of two openings at once one has the last place: by hand the other is refused, by link it is lowered', async () => {
    await limit(1);
    const one = await anAgent();
    const opened = await Promise.all([open(one.browser, { RNG: '0.60' }), open(one.browser, { RNG: '0.60' })]);
    assert.deepEqual(opened.map(({ errorCode }) => errorCode).toSorted(), ['rebate.quota', undefined]);
    assert.equal(await teamSize(one.browser), 1);

    const other = await anAgent();
    const links = [await link(other.browser, { RNG: '0.60' }), await link(other.browser, { RNG: '0.60' })];
    const names = await Promise.all(links.map(({ value }) => registerBy(value?.code)));
    const given = await Promise.all(names.map((name) => has(other.browser, name)));
    assert.deepEqual(given.map(({ RNG }) => RNG).toSorted(), ['0.47', '0.60']);
  });
});
