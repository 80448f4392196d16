import { setPasswordByPhone } from '@shared-kernel/contracts/account/password';
import { registerByMobile } from '@shared-kernel/contracts/account/registration';
import { sendRegisterCode, sendResetCode } from '@shared-kernel/contracts/account/verification';
import type { Tally } from '../../tally.ts';
import { aBrowser } from '../../world/players.ts';
import type { World } from '../../world/world.ts';
import type { Case } from '../case.ts';
import { textOf } from './odd-requests.ts';

const COUNTRY = '63';
const [FIRST_PASSWORD, NEXT_PASSWORD] = ['Harbour-2027', 'Carabao-2028'];
/** More than the sends of an hour, and than the tries at a code. */
const STRANGERS = 7;

/** The code in the last text to a number, as the demo's phone shows it. */
const lastCodeTo = async (url: string, mobileNum: string): Promise<string> => {
  const page = await textOf(url, '/outbox');
  return new RegExp(`\\+${COUNTRY}${mobileNum}</td><td>[^<]*?(\\d{6})`).exec(page)?.[1] ?? '';
};

/** A member who has registered by a number, in a browser of their own unless said. */
export const anOwner = async (
  { platforms: [{ url }] }: World,
  mobileNum: string,
  { browser = aBrowser(url), recommenderId = '' } = {},
) => {
  await browser.value(sendRegisterCode, { mobileNo: mobileNum, countryDialingCode: COUNTRY });
  await browser.value(registerByMobile, {
    countryDialingCode: COUNTRY,
    registerUrl: 'localhost',
    registerMethod: 'H5',
    mobileNum,
    password: FIRST_PASSWORD,
    confirmPassword: FIRST_PASSWORD,
    verificationCode: await lastCodeTo(url, mobileNum),
    recommenderId,
    type: 0,
  });
  return browser;
};

/** Whoever reads the database alone reads no code. */
const expectNoBareCode = async ({ database }: World, seen: readonly string[], tally: Tally): Promise<void> => {
  const rows = await database.rows<{ text: string }>(
    'select to_jsonb(s)::text as text from sms_outbox s union all select to_jsonb(c)::text from sms_codes c',
  );
  tally.held(rows.length > 0, 'no text was kept');
  for (const code of seen)
    tally.held(code !== '' && !rows.some(({ text }) => new RegExp(`\\b${code}\\b`).test(text)), 'a code lies bare');
};

export const codes: Case = {
  name: 'codes',
  title: 'strangers who know a number: its sends used up, its code guessed and voided; codes in the database',
  run: async (world, tally, { pick }) => {
    const urls = world.platforms.map(({ url }) => url);
    const [url = ''] = urls;
    for (let turn = 0; turn < pick(1, 4); turn += 1) {
      const mobileNum = `9181${String(Date.now()).slice(-6)}`;
      const owner = await anOwner(world, mobileNum);
      const strangers = Array.from({ length: STRANGERS }, (_, place) => aBrowser(urls[place % urls.length] ?? ''));
      const sends = await Promise.all(strangers.map((each) => each.call(sendResetCode, { mobileNum })));
      const refused = sends.filter(({ errorCode }) => errorCode === 'rate.limited').length;
      tally.held(refused > 0, 'strangers may send to one number without an end');

      const own = await owner.call(sendResetCode, { mobileNum });
      tally.held(own.status === 200, `the owner's own send was answered ${own.status} ${own.errorCode}`);
      const verificationCode = await lastCodeTo(url, mobileNum);
      const guess = { mobileNum, verificationCode: '000000', newPassword: NEXT_PASSWORD };
      for (const stranger of strangers) {
        const { errorCode } = await stranger.call(setPasswordByPhone, guess);
        tally.held(errorCode === 'verification.wrong', `a guess was answered ${errorCode}`);
      }
      await aBrowser(url).call(sendResetCode, { mobileNum });
      const stolen = await aBrowser(url).call(setPasswordByPhone, { ...guess, verificationCode });
      tally.held(stolen.errorCode === 'verification.wrong', 'a code was good in another browser');
      await expectNoBareCode(world, [verificationCode], tally);
      const set = await owner.call(setPasswordByPhone, { ...guess, verificationCode });
      tally.held(set.status === 200, `the owner's own code was answered ${set.status} ${set.errorCode}`);
    }
  },
};
