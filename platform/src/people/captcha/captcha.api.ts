import { randomInt } from 'node:crypto';
import * as contract from 'shared-kernel/contracts/session';
import { type Api, answer, type Call } from '../../http/answer.ts';
import { countTry, type Limit } from '../../http/rate-limit.ts';
import { drawCaptcha } from './captcha-image.ts';
import { keepCaptcha } from './captcha-store.ts';

/** Specification: accounts §9. */
const CAPTCHA_LENGTH = 6;
const SUM_PART_MAX = 20;
const CAPTCHAS_OF_VISITOR: Limit = { count: 60, windowMs: 60_000 };

const keep = async ({ platform, visitor, now }: Call<unknown>, solution: string): Promise<void> => {
  await countTry(platform.db, `captcha/visitor/${visitor()}`, CAPTCHAS_OF_VISITOR, now);
  await keepCaptcha(platform.db, visitor(), solution, now);
};

export const captchaApi = (api: Api): void => {
  answer(api, contract.getCaptcha, async (call) => {
    const digits = Array.from({ length: CAPTCHA_LENGTH }, () => randomInt(10));
    await keep(call, digits.join(''));
    return drawCaptcha(digits).toString('base64');
  });

  answer(api, contract.getCaptchaSum, async (call) => {
    const [left, right] = [randomInt(1, SUM_PART_MAX), randomInt(1, SUM_PART_MAX)];
    await keep(call, String(left + right));
    return { left, right };
  });
};
