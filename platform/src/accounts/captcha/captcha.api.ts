import { randomInt } from 'node:crypto';
import * as contract from '@shared-kernel/contracts/account/session';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { type Api, answer, type Call } from '../../http/answer.ts';
import { HEAVIEST, requireProof } from '../../http/limits/proof-of-work.ts';
import { type CallerLimits, usedByAddress } from '../../http/limits/rate-limit.ts';
import { drawCaptcha } from './captcha-image.ts';
import { keepCaptcha } from './captcha-store.ts';

/** Specification: accounts §9. */
const CAPTCHA_LENGTH = 6;
const SUM_PART_MAX = 20;
/** A picture is drawn for each: some two milliseconds of the machine. */
const PICTURE_LIMITS: CallerLimits = {
  visitor: { count: 60, windowMs: MINUTE_MS },
  address: { count: 120, windowMs: MINUTE_MS },
  site: { count: 3_000, windowMs: MINUTE_MS },
};
/** A sum is asked for twice: for the work, and with it. */
const SUM_LIMITS: CallerLimits = {
  visitor: { count: 40, windowMs: 15 * MINUTE_MS },
  address: { count: 120, windowMs: 15 * MINUTE_MS },
  site: { count: 2_000, windowMs: 15 * MINUTE_MS },
};
/** Of the heaviest proof: what a sum costs its caller, who hears nothing of it but a moment's wait. */
const SUM_WEIGHT = 2;

const keep = ({ platform, visitor, now }: Call<unknown>, solution: string): Promise<void> =>
  keepCaptcha(platform.db, visitor(), solution, now);

export const captchaApi = (api: Api): void => {
  const picture = async (call: Call<unknown>) => {
    const digits = Array.from({ length: CAPTCHA_LENGTH }, () => randomInt(10));
    await keep(call, digits.join(''));
    return drawCaptcha(digits).toString('base64');
  };
  answer(api, contract.getCaptcha, picture, { limits: PICTURE_LIMITS });

  /** Words that a screen reader speaks, a script reads as well: it pays for them. */
  const sum = async (call: Call<unknown>) => {
    const used = await usedByAddress(call.platform.db, contract.getCaptchaSum.path, call.address, SUM_LIMITS, call.now);
    await requireProof(call, contract.getCaptchaSum.path, Math.max(SUM_WEIGHT, used * HEAVIEST));
    const [left, right] = [randomInt(1, SUM_PART_MAX), randomInt(1, SUM_PART_MAX)];
    await keep(call, String(left + right));
    return { left, right };
  };
  answer(api, contract.getCaptchaSum, sum, { limits: SUM_LIMITS });
};
