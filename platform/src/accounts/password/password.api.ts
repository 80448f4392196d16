import * as contract from '@shared-kernel/contracts/account/password';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { type Api, answer, answerMember } from '../../http/answer.ts';
import type { CallerLimits } from '../../http/limits/caller-limits.ts';
import { TRIES_OF_MEMBER } from '../identity-rules/require-login-password.ts';
import { changePassword } from './change-password.ts';
import { sendEmail, setByEmail, setByPhone } from './reset-password.ts';

/** Nobody may guess a code or a link, or send mails all day. */
const RESET_LIMITS: CallerLimits = {
  visitor: { count: 20, windowMs: HOUR_MS },
  address: { count: 200, windowMs: HOUR_MS },
  site: { count: 5_000, windowMs: HOUR_MS },
};

/** What members do with their passwords, and what those do who forgot theirs. */
export const passwordApi = (api: Api): void => {
  answerMember(api, contract.changePassword, changePassword, { tries: TRIES_OF_MEMBER });
  const limits = { limits: RESET_LIMITS };
  answer(api, contract.setPasswordByPhone, setByPhone, limits);
  answer(api, contract.sendPasswordEmail, sendEmail, limits);
  answer(api, contract.setPasswordByEmail, setByEmail, limits);
};
