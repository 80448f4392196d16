import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePassword, sendPasswordEmail, setPasswordByEmail } from '@shared-kernel/contracts/account/password';
import { register } from '@shared-kernel/contracts/account/registration';
import { sendRegisterCode } from '@shared-kernel/contracts/account/verification';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { addBankCard } from '@shared-kernel/contracts/member/bank-accounts';
import { JOBS } from './areas.ts';
import { rowsOf } from './database/database.ts';
import { sql } from './database/orm.ts';
import { runJobsNow } from './jobs/run-jobs.ts';
import type { OpenedGame } from './play/games/framework.ts';
import { writeSetting } from './settings/settings.ts';
import { launchAsk, takeTicketOf, ticketOf } from './testing/open-game.ts';
import { readMailToken, readSmsCode } from './testing/read-outbox.ts';
import { createClient } from './testing/test-client.ts';
import { describePlatform } from './testing/test-platform.ts';
import { watchLog } from './testing/watch-log.ts';

const FIRST = 'Harbour-2027';
const SECOND = 'Carabao-2028';
const THIRD = 'Mangoes-2029';
const WRONG = 'Guess-me-not-7';
const PAYMENT = '864209';
const ACCOUNT = '4417-8093-5526';
const MOBILE = '9189000001';
const EMAIL = 'keeper@example.com';

describePlatform('what is secret', 'catalogue', (platform) => {
  /** Every row of every table, as text. */
  const everything = () =>
    platform().database.asOwner(async (tx) => {
      const tables = await rowsOf<{ name: string }>(
        tx,
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      );
      const kept = new Map<string, string>();
      for (const { name } of tables) {
        const rows = await rowsOf(tx, sql`select kept::text as row from ${sql.identifier(name)} as kept`);
        kept.set(name, JSON.stringify(rows));
      }
      return kept;
    });

  test('stands in no table and no line of the log after a registration, logins, a change, a recovery, an account that was bound and a game', async (context) => {
    const { raw } = watchLog(context);
    const { api, db } = platform();
    const on = { enabled: true, required: true };
    await writeSetting(db, 'flags:tala', { REGMOBVERF3: true });
    await writeSetting(db, 'fields:tala', { paymentPassword: on });
    let visitor = '';
    const request = async (path: string, init: RequestInit): Promise<Response> => {
      const response = await api.app.request(path, init);
      visitor ||= /=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
      return response;
    };
    const browser = createClient({ request }, 'tala');
    await browser.value(sendRegisterCode, { mobileNo: MOBILE, countryDialingCode: '63' });
    const code = await readSmsCode(db, `63${MOBILE}`);
    const registered = await browser.value(register, {
      countryDialingCode: '63',
      registerUrl: 'localhost',
      registerMethod: 'H5',
      username: 'secret_keeper',
      password: FIRST,
      confirmPassword: FIRST,
      paymentPassword: PAYMENT,
      mobileNum: MOBILE,
      email: EMAIL,
      verificationCode: code,
      type: 0,
    });
    await platform().client().tryLogIn('secret_keeper', WRONG);
    await browser.logIn('secret_keeper', FIRST);
    const card = { bankCode: 'BPI', account: ACCOUNT, payeeName: 'Ana Cruz', paymentPassword: PAYMENT };
    await browser.value(addBankCard, card);
    const ticket = ticketOf((await browser.value(launchGame, launchAsk('100001'))).url);
    const opened = await takeTicketOf(browser, ticket);
    const { launch } = ((await opened.json()) as { value: OpenedGame }).value;
    await browser.value(changePassword, { oldPassword: FIRST, newPassword: SECOND, confirmNewPassword: SECOND });
    await platform().client().value(sendPasswordEmail, { username: 'secret_keeper', email: EMAIL });
    await runJobsNow(api.platform, JOBS);
    const link = await readMailToken(db, EMAIL);
    await platform().client().value(setPasswordByEmail, { token: link, newPassword: THIRD });

    const tokens = { visitor, link, ticket, launch, registered: registered?.token, token: browser.token };
    const account = ACCOUNT.replaceAll('-', '');
    const secrets = Object.entries({ FIRST, SECOND, THIRD, WRONG, PAYMENT, account, ...tokens });
    const texts = new Map([...(await everything()), ['the log', raw()]]);
    assert.ok(texts.get('members')?.includes('secret_keeper') && raw().includes('security.password.changed'));
    for (const [place, text] of texts)
      for (const [name, secret] of secrets) assert.ok(secret && !text.includes(secret), `${name} stands in ${place}`);
    for (const text of [raw(), texts.get('sms_outbox')]) assert.doesNotMatch(text ?? '', new RegExp(`\\b${code}\\b`));
  });
});
