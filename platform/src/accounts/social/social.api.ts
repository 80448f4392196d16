import * as contract from '@shared-kernel/contracts/account/social';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { type Api, answer, answerMember } from '../../http/answer.ts';
import type { CallerLimits } from '../../http/limits/rate-limit.ts';
import { finish } from './finish.ts';
import { link } from './link.ts';
import { start } from './start.ts';
import { listLinks, unlink } from './unlink.ts';

/** Each asks a provider. */
const SOCIAL_LIMITS: CallerLimits = {
  visitor: { count: 20, windowMs: MINUTE_MS },
  address: { count: 100, windowMs: MINUTE_MS },
  site: { count: 2_000, windowMs: MINUTE_MS },
};

export const socialApi = (api: Api): void => {
  answer(api, contract.startSocial, start, { limits: SOCIAL_LIMITS });
  answer(api, contract.finishSocial, finish, { limits: SOCIAL_LIMITS });
  answerMember(api, contract.getSocialLinks, listLinks);
  answerMember(api, contract.unlinkSocial, unlink);
  answerMember(api, contract.linkSocial, link, { tries: { count: 20, windowMs: MINUTE_MS } });
};
