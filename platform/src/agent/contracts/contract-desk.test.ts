import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSalaryContract, processSalaryContract } from '@shared-kernel/contracts/agent/contracts';
import { JOBS } from '../../areas.ts';
import { eq } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { messages } from '../../messages/mail/mail.tables.ts';
import { mailOutbox } from '../../notifications/mail.tables.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';

describeOnBothDatabases('the desk of contracts', 'catalogue', (platform) => {
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

  test('each proposal of the operator sends its member one mail in both languages, also by two processes; one that is withdrawn before, none', async () => {
    const { id, username, password } = await platform().member({ type: 1 });
    const browser = platform().client();
    await browser.logIn(username, password);
    const { api, db } = platform();
    const deliver = () =>
      runJobsNow(
        api.platform,
        JOBS.filter(({ name }) => name === 'outbox.deliver'),
      );
    const mails = () =>
      db
        .select({ subject: messages.subject, body: messages.body })
        .from(messages)
        .where(eq(messages.memberId, Number(id)));
    await deliver();
    const before = (await mails()).length;
    await propose(username, '100000 3 0.10');
    await propose(username, '100000 3 0.10');
    await Promise.all([deliver(), deliver()]);
    await deliver();
    const [mail, ...more] = (await mails()).slice(before);
    assert.deepEqual(mail?.subject, { EN: 'New daily salary contract', TY: 'Bagong kontrata sa arawang sahod' });
    assert.doesNotMatch(JSON.stringify(mail), /\d/, 'no figures: the page has them');
    assert.deepEqual(more, []);
    const withdraw = async () => press({ withdraw: (await browser.value(getSalaryContract, {})).request?.id ?? '' });
    await withdraw();
    await deliver();
    await propose(username, '100000 3 0.20');
    await withdraw();
    await deliver();
    assert.equal((await mails()).length, before + 1);
    assert.equal(await db.$count(mailOutbox), 0, 'nothing leaves the site: no address here is proved');
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
