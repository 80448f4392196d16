import { HOUR_MS } from 'machine/durations';
import type { ParsedInputOf } from 'shared-kernel/contracts/endpoint';
import { sendRegisterCode } from 'shared-kernel/contracts/verification';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answer, type Call } from '../../http/answer.ts';
import type { CallerLimits } from '../../http/limits/caller-limits.ts';
import { requireProof } from '../../http/limits/proof-of-work.ts';
import { countTry, type Limit } from '../../http/limits/rate-limit.ts';
import { mobileNumberOf } from '../../identity/mobile-number.ts';
import { CODE_MINUTES, sendCode } from './sms-codes.ts';

type Ask = typeof sendRegisterCode;

/** Sends an hour (rules: codes). Each costs money: an address and the site have an end too. */
const SENDS_TO_NUMBER: Limit = { count: 5, windowMs: HOUR_MS };
/** Each is asked for twice: for the work, and with it. */
const SEND_LIMITS: CallerLimits = {
  visitor: { count: 20, windowMs: HOUR_MS },
  address: { count: 200, windowMs: HOUR_MS },
  site: { count: 5_000, windowMs: HOUR_MS },
};
/** Of the heaviest proof: a text costs more than a page. */
const WORK = 2;

const send = async (call: Call<ParsedInputOf<Ask>>) => {
  const { platform, merchant, language, input, now } = call;
  const mobile = mobileNumberOf(input.countryDialingCode, input.mobileNo);
  if (mobile === undefined) throw new PlatformError<Ask>('mobile.invalid', 'mobileNo: no phone has this number.');
  await requireProof(call, sendRegisterCode.path, WORK);
  await countTry(platform.db, `sms/${merchant.baseCode}/${mobile}`, SENDS_TO_NUMBER, now);
  const of = { merchant: merchant.baseCode, purpose: 'register', mobile } as const;
  await sendCode(platform.db, of, { brand: merchant.name, language, now });
  return { expiredMinutes: CODE_MINUTES };
};

export const verificationApi = (api: Api): void => answer(api, sendRegisterCode, send, { limits: SEND_LIMITS });
