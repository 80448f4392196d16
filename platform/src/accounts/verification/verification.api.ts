import * as contract from '@shared-kernel/contracts/account/verification';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answer, type Call } from '../../http/answer.ts';
import { requireProof } from '../../http/limits/proof-of-work.ts';
import type { CallerLimits } from '../../http/limits/rate-limit.ts';
import { HOME_DIALLING_CODE, isTexted, mobileNumberOf } from '../../identity/mobile-number.ts';
import { flagsOf } from '../../merchants/flags.ts';
import { memberOfMobile } from '../identity-rules/member-of-mobile.ts';
import { askerOf, CODE_MINUTES, countSend, sendCode } from './one-time-codes.ts';
import type { CodePurpose } from './verification.tables.ts';

/** An address and the site have an end too. Each is asked for twice: for the work, and with it. */
const SEND_LIMITS: CallerLimits = {
  visitor: { count: 20, windowMs: HOUR_MS },
  address: { count: 200, windowMs: HOUR_MS },
  site: { count: 5_000, windowMs: HOUR_MS },
};
/** Of the heaviest proof: a text costs more than a page. */
const WORK = 2;

/** Of these flags one must be on, or the code would open nothing; a forgotten password's has none. */
const FLAGS: Readonly<Partial<Record<CodePurpose, readonly string[]>>> = {
  register: ['MOBILENUMREG3', 'REGMOBVERF3'],
  login: ['MOBILECODELOGIN3'],
};

const refuseWhenOff = async ({ platform, merchant }: Call<unknown>, purpose: CodePurpose): Promise<void> => {
  const asked = FLAGS[purpose];
  if (asked === undefined) return;
  const flags = await flagsOf(platform, merchant);
  if (asked.some((flag) => flags[flag] === true)) return;
  throw new PlatformError('feature.unavailable', `No code is sent for this (${asked.join(', ')}).`);
};

interface Ask {
  readonly purpose: CodePurpose;
  readonly path: string;
  readonly diallingCode: string;
  readonly number: string;
}

const send = async (call: Call<unknown>, { purpose, path, diallingCode, number }: Ask) => {
  const { platform, merchant, language, now } = call;
  await refuseWhenOff(call, purpose);
  const mobile = mobileNumberOf(diallingCode, number);
  if (mobile === undefined || !isTexted(mobile))
    throw new PlatformError<typeof contract.sendRegisterCode>('mobile.invalid', 'No mobile phone has this number.');
  await requireProof(call, path, WORK);
  const of = { merchant: merchant.baseCode, purpose, to: mobile, asker: askerOf(call) };
  const owner = await memberOfMobile(platform.db, merchant.baseCode, mobile);
  const caller = { visitor: call.visitor(), address: call.address };
  await countSend(platform.db, of, { ownerId: owner?.id, caller }, now);
  const isForNobody = purpose !== 'register' && owner === undefined;
  await sendCode(platform, of, { brand: merchant.name, language, now, isForNobody });
  return { expiredMinutes: CODE_MINUTES };
};

export const verificationApi = (api: Api): void => {
  const limits = { limits: SEND_LIMITS };
  const { sendRegisterCode, sendLoginCode, sendResetCode } = contract;
  answer(
    api,
    sendRegisterCode,
    (call) => {
      const { countryDialingCode: diallingCode, mobileNo: number } = call.input;
      return send(call, { purpose: 'register', path: sendRegisterCode.path, diallingCode, number });
    },
    limits,
  );
  for (const [endpoint, purpose] of [
    [sendLoginCode, 'login'],
    [sendResetCode, 'password'],
  ] as const)
    answer(
      api,
      endpoint,
      (call) => {
        const { countryDialingCode: diallingCode = HOME_DIALLING_CODE, mobileNum: number } = call.input;
        return send(call, { purpose, path: endpoint.path, diallingCode, number });
      },
      limits,
    );
};
