import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSalaryContract, processSalaryContract } from '@shared-kernel/contracts/agent/contracts';
import { describePlatform } from '../../testing/test-platform.ts';

describePlatform('the desk of contracts', 'catalogue', (platform) => {
  const press = (form: Readonly<Record<string, string>>) =>
    platform()
      .client()
      .fetch('/contracts', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
  const page = async () => (await platform().client().fetch('/contracts')).text();
  const propose = (username: string, tiers: string) =>
    press({ merchant: 'tala', username, kind: 'salary', tiers, propose: 'contract' });

  test('the operator proposes to a member without an upline, and withdraws what is not answered', async () => {
    const { username, password } = await platform().member({ type: 1 });
    const browser = platform().client();
    await browser.logIn(username, password);
    assert.equal((await propose(username, '100000 3 0.10\r\n500000.50 8 0.25\r\n')).status, 303);
    const { request } = await browser.value(getSalaryContract, {});
    assert.deepEqual(request?.tiers, [
      { validBet: '100000.00', activeMembers: 3, rate: '0.10' },
      { validBet: '500000.50', activeMembers: 8, rate: '0.25' },
    ]);
    assert.equal(request?.proposer, undefined, 'the operator has no name');
    assert.match(await page(), /₱500,000\.50, 8 active: 0\.25%/);
    assert.equal((await press({ withdraw: request?.id ?? '' })).status, 303);
    assert.equal((await browser.value(getSalaryContract, {})).request, undefined);
    assert.match(await (await press({ withdraw: request?.id ?? '' })).text(), /role="alert">The contract is withdrawn/);
    await propose(username, '100000 3 0.10');
    const again = (await browser.value(getSalaryContract, {})).request?.id ?? '';
    await browser.value(processSalaryContract, { contractId: again, action: 'agree' });
    assert.match(await (await press({ withdraw: again })).text(), /role="alert">The contract is agreed/);
  });

  test('nobody else’s members, no half tiers and no tier twice', async () => {
    const top = await platform().member({ type: 1 });
    const low = await platform().member({ type: 1, upline: top.username });
    assert.match(await (await propose(low.username, '1 1 1')).text(), /come from the upline/);
    assert.match(await (await propose(top.username, '100000 3')).text(), /is no tier/);
    assert.match(await (await propose(top.username, '1 1 1\n1 1 1')).text(), /asks for more/);
    assert.match(await (await propose('nobody', '1 1 1')).text(), /no member/);
  });
});
