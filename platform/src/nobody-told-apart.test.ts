import assert from 'node:assert/strict';
import { before, type TestContext, test } from 'node:test';
import { sendPasswordEmail, setPasswordByPhone } from '@shared-kernel/contracts/account/password';
import { registerByMobile } from '@shared-kernel/contracts/account/registration';
import { login } from '@shared-kernel/contracts/account/session';
import { sendLoginCode, sendResetCode } from '@shared-kernel/contracts/account/verification';
import { memberProfiles } from './accounts/registration/registration.tables.ts';
import { writeSetting } from './settings/settings.ts';
import type { TestClient } from './testing/test-client.ts';
import { DATABASE_KINDS } from './testing/test-database.ts';
import { describePlatform } from './testing/test-platform.ts';
import { watchStatements } from './testing/watch-statements.ts';

const PASSWORD = 'Harbour-2027';
const GUESSED = '123456';

interface Somebody {
  readonly username: string;
  readonly mobileNum: string;
  readonly email: string;
}
let people = 0;
/** Whose name is their number, as of all who register by one. */
const somebody = (): Somebody => {
  people += 1;
  const mobileNum = String(9_188_000_000 + people);
  return { username: `63${mobileNum}`, mobileNum, email: `told_${people}@example.com` };
};

type Ask = (browser: TestClient, of: Somebody) => ReturnType<TestClient['call']>;

const ASKED: Readonly<Record<string, Ask>> = {
  'a login by name': (browser, { username }) => browser.call(login, { username, password: PASSWORD, type: 'username' }),
  'a login by number': (browser, { mobileNum }) =>
    browser.call(login, { username: mobileNum, password: PASSWORD, type: 'username' }),
  'a login by code': (browser, { mobileNum }) =>
    browser.call(login, { username: mobileNum, password: GUESSED, type: 'sms' }),
  'a code for the login': (browser, { mobileNum }) => browser.call(sendLoginCode, { mobileNum }),
  'a code for a new password': (browser, { mobileNum }) => browser.call(sendResetCode, { mobileNum }),
  'a new password by a guessed code': (browser, { mobileNum }) =>
    browser.call(setPasswordByPhone, { mobileNum, verificationCode: GUESSED, newPassword: PASSWORD }),
  'a mail for a new password': (browser, { username, email }) => browser.call(sendPasswordEmail, { username, email }),
  'a registration by a guessed code': (browser, { mobileNum }) =>
    browser.call(registerByMobile, {
      countryDialingCode: '63',
      registerUrl: 'localhost',
      registerMethod: 'H5',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      mobileNum,
      verificationCode: GUESSED,
      type: 0,
    }),
};

/** Times differ by the machine: what is compared is the work, statement by statement. */
describePlatform(
  'who has an account is told to nobody',
  'catalogue',
  (platform) => {
    before(() => writeSetting(platform().db, 'flags:tala', { MOBILECODELOGIN3: true }));

    const aMember = async (): Promise<Somebody> => {
      const { username, email, ...rest } = somebody();
      const { id } = await platform().member({ username });
      const proved = { mobile: username, isMobileVerified: true, email };
      await platform()
        .db.insert(memberProfiles)
        .values({ memberId: Number(id), merchant: 'tala', ...proved, registerUrl: 'localhost', registerMethod: 'H5' });
      return { username, email, ...rest };
    };

    let callers = 0;
    const answerTo = async (context: TestContext, ask: Ask, of: Somebody) => {
      callers += 1;
      const browser = platform().client();
      browser.headers = { 'X-Forwarded-For': `192.0.2.${callers}` };
      const { result, statements } = await watchStatements(context, () => ask(browser, of));
      const { status, errorCode, value } = result;
      return { status, errorCode, value, statements };
    };

    for (const [name, ask] of Object.entries(ASKED))
      test(`${name}: the same answer, and the same asked of the database`, async (context) => {
        // The first of its kind in a process fills caches.
        await answerTo(context, ask, somebody());
        const nobody = await answerTo(context, ask, somebody());
        assert.deepEqual(await answerTo(context, ask, await aMember()), nobody);
        assert.ok(nobody.statements.length > 0);
      });
  },
  { kinds: DATABASE_KINDS.filter((kind) => kind === 'postgres') },
);
