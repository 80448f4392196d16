import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { checkAffiliate, examples, register } from '@shared-kernel/contracts/account/registration';
import * as contract from '@shared-kernel/contracts/agent/accounts';
import { getDownlines } from '@shared-kernel/contracts/agent/agent';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { affiliateCodes } from '../../accounts/accounts.public.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { describePlatform } from '../../testing/test-platform.ts';

const PASSWORD = 'Lantern-2026';
const aName = (): string => `new_${randomUUID().slice(0, 8)}`;

describePlatform('accounts that agents open', 'catalogue', (platform) => {
  const agent = () => platform().signedIn({ type: 1 });
  const memberOf = async (username: string) => {
    const [found] = await platform().db.select().from(members).where(eq(members.username, username));
    return found;
  };
  const registerBy = async (affiliateCode: string) => {
    const username = aName();
    const asked = { ...examples.register, username, password: PASSWORD, confirmPassword: PASSWORD, affiliateCode };
    const { errorCode, value } = await platform().client().call(register, asked);
    return { username, errorCode, value };
  };
  const teamOf = async (browser: Awaited<ReturnType<typeof agent>>) => {
    const { list } = await browser.value(getDownlines, { pageNo: 1, pageSize: 20, language: 'EN' });
    return list.map(({ userName, isAgent }) => [userName, isAgent]);
  };

  test('who registers by a link joins the team as what the link says, and is counted', async () => {
    const browser = await agent();
    const forAgents = await browser.value(contract.createAffiliateLink, { kind: 'agent' });
    const forPlayers = await browser.value(contract.createAffiliateLink, { kind: 'player', days: 30 });
    const below = await registerBy(forAgents.code.toLowerCase());
    assert.equal(below.value?.customerType, 1);
    const player = await registerBy(forPlayers.code);
    assert.deepEqual(
      (await teamOf(browser)).toSorted(),
      [
        [below.username, true],
        [player.username, false],
      ].toSorted(),
    );
    const { list } = await browser.value(contract.getAffiliateLinks, {});
    assert.deepEqual(
      list.map(({ code, kind, uses, expiresAt }) => [code, kind, uses, expiresAt === undefined]),
      [
        [forPlayers.code, 'player', 1, false],
        [forAgents.code, 'agent', 1, true],
      ],
    );
  });

  test('by a link that has run out or was deleted nobody registers; who did stays', async () => {
    const browser = await agent();
    const { code } = await browser.value(contract.createAffiliateLink, { kind: 'player', days: 1 });
    const before = await registerBy(code);
    const late = new Date(Date.now() - 1_000);
    await platform().db.update(affiliateCodes).set({ expiresAt: late }).where(eq(affiliateCodes.code, code));
    assert.equal((await registerBy(code)).errorCode, 'affiliate.wrong');
    assert.equal((await platform().client().call(checkAffiliate, { code })).errorCode, 'affiliate.wrong');
    const { code: other } = await browser.value(contract.createAffiliateLink, { kind: 'player' });
    await browser.value(contract.deleteAffiliateLink, { code: other });
    assert.equal((await registerBy(other)).errorCode, 'affiliate.wrong');
    assert.deepEqual((await browser.value(contract.getAffiliateLinks, {})).list, []);
    assert.deepEqual(await teamOf(browser), [[before.username, false]]);
  });

  test('an agent has so many links and no more, however many are asked for at once', async () => {
    const browser = await agent();
    const asked = Array.from({ length: contract.LINKS_MAX + 3 }, () =>
      browser.call(contract.createAffiliateLink, { kind: 'player' }),
    );
    const refused = (await Promise.all(asked)).filter(({ errorCode }) => errorCode === 'link.limit');
    assert.equal(refused.length, 3);
    assert.equal((await browser.value(contract.getAffiliateLinks, {})).list.length, contract.LINKS_MAX);
  });

  test('links are their agent’s alone, and agents’ alone', async () => {
    const [one, other] = [await agent(), await agent()];
    const { code } = await one.value(contract.createAffiliateLink, { kind: 'player' });
    assert.equal((await other.call(contract.deleteAffiliateLink, { code })).errorCode, 'not.found');
    assert.deepEqual((await other.value(contract.getAffiliateLinks, {})).list, []);
    const player = await platform().signedIn({});
    for (const refused of [
      await player.call(contract.getAffiliateLinks, {}),
      await player.call(contract.createAffiliateLink, { kind: 'player' }),
      await player.call(contract.openAccount, { userName: aName(), password: PASSWORD, kind: 'player' }),
    ])
      assert.equal(refused.errorCode, 'feature.unavailable');
  });

  test('one opened by hand is in the team, and chooses a password before anything else', async () => {
    const browser = await agent();
    const userName = aName();
    const opened = await browser.value(contract.openAccount, {
      userName: ` ${userName.toUpperCase()} `,
      password: PASSWORD,
      kind: 'agent',
    });
    assert.equal(opened.userName, userName);
    assert.deepEqual(await teamOf(browser), [[userName, true]]);
    assert.equal((await memberOf(userName))?.isFirstLogin, true);
    await assert.rejects(platform().client().logIn(userName, PASSWORD), /password\.expired/);
  });

  test('the same account asked for twice, since an answer was lost, is opened once; anything else is taken', async () => {
    const [browser, other] = [await agent(), await agent()];
    const asked = { userName: aName(), password: PASSWORD, kind: 'player' } as const;
    const opened = await browser.value(contract.openAccount, asked);
    assert.deepEqual(await browser.value(contract.openAccount, asked), opened);
    assert.equal((await teamOf(browser)).length, 1);
    const refusalOf = async (by: typeof browser, different: Partial<InputOf<typeof contract.openAccount>>) =>
      (await by.call(contract.openAccount, { ...asked, ...different })).errorCode;
    assert.equal(await refusalOf(other, {}), 'username.taken', 'of another agent');
    assert.equal(await refusalOf(browser, { password: 'Another-2026' }), 'username.taken');
    assert.equal(await refusalOf(browser, { kind: 'agent' }), 'username.taken');
    const { db } = platform();
    await db.update(members).set({ mustChangePassword: false }).where(eq(members.username, asked.userName));
    assert.equal(await refusalOf(browser, {}), 'username.taken', 'somebody has come to it');
  });

  test('a name that exists, a name or a password that the rules refuse: nothing is opened', async () => {
    const browser = await agent();
    const { username } = await platform().member({});
    const open = (userName: string, password = PASSWORD) =>
      browser.call(contract.openAccount, { userName, password, kind: 'player' });
    assert.equal((await open(username)).errorCode, 'username.taken');
    const short = await open('x');
    assert.deepEqual([short.errorCode, short.value], ['field.invalid', { field: 'userName' }]);
    const weak = await open(aName(), 'abc');
    assert.deepEqual([weak.errorCode, weak.value], ['field.invalid', { field: 'password' }]);
    assert.equal((await open(aName(), 'password1')).errorCode, 'password.common');
    assert.deepEqual(await teamOf(browser), []);
  });
});
